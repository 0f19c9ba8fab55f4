import {buildFixtureSite, buildUnderBaseUrl, buildWebsite} from './lib/buildSite';
import {readOptions} from './lib/readOptions';
import {stop} from './lib/stop';

const {fixture, 'under-base-url': underBaseUrl} = readOptions('Usage: npm run build', {
  fixture: {type: 'boolean', default: false},
  'under-base-url': {type: 'boolean', default: false},
});
try {
  if (fixture) await buildFixtureSite();
  else if (underBaseUrl) await buildUnderBaseUrl();
  else await buildWebsite();
} catch (error) {
  stop((error as Error).message);
}
