import {lateness} from './lib/lateness';
import {readOptions} from './lib/readOptions';
import {serveSite} from './lib/siteServer';
import {stop} from './lib/stop';

// Serves a built site; the browser journeys start it themselves.
const usage = 'Usage: serve --dir <built site> --port <port> [--base /path/] [--slow]';
const values = readOptions(usage, {
  dir: {type: 'string'},
  port: {type: 'string'},
  base: {type: 'string', default: '/'},
  slow: {type: 'boolean', default: false},
});
if (values.dir === undefined || values.port === undefined) stop(usage);
await serveSite(values.dir, Number(values.port), values.base, values.slow ? lateness : undefined);
console.log(`Serving ${values.dir} at http://127.0.0.1:${values.port}${values.base}`);
