import {buildFixtureSite, buildUnderBaseUrl, buildWebsite} from './lib/buildSite';
import {stop} from './lib/stop';

try {
  if (process.argv.includes('--fixture')) await buildFixtureSite();
  else if (process.argv.includes('--under-base-url')) await buildUnderBaseUrl();
  else await buildWebsite();
} catch (error) {
  stop((error as Error).message);
}
