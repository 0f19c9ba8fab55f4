import {buildIfChanged} from './lib/buildIfChanged';
import {buildDir} from './lib/paths';
import {choosePort} from './lib/port';
import {serveSite} from './lib/siteServer';
import {stop} from './lib/stop';

// Chosen before the build, so that a port in use is reported immediately.
const port = await choosePort('npm start');
try {
  console.log((await buildIfChanged()) ? 'Built.' : 'Nothing changed since the last build.');
} catch (error) {
  stop((error as Error).message);
}
await serveSite(buildDir, port);
console.log(`\nThe site is at http://localhost:${port}/  (Ctrl+C stops it)`);
