import {buildFixtureSite, buildWebsite} from './lib/buildSite';
import {stop} from './lib/stop';

try {
  await (process.argv.includes('--fixture') ? buildFixtureSite() : buildWebsite());
} catch (error) {
  stop((error as Error).message);
}
