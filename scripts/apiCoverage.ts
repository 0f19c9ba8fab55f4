import {formatCoverage, isSound, type Coverage} from 'api-descriptions';
import {descriptionsDir, measureApi} from './lib/measureApi';
import {readOptions} from './lib/readOptions';
import {stop} from './lib/stop';

/**
 * `npm run api:coverage`: reports how much of the API is described, and what is missing, orphaned, broken or stale. `--
 * --types` adds a line for each type, `-- --used` one for each of the most used members, `-- --json` writes the figures
 * as JSON. Exits with 1 if there is something to fix.
 */

const {types, used, json} = readOptions('Usage: npm run api:coverage -- [--types] [--used] [--json]', {
  types: {type: 'boolean', default: false},
  used: {type: 'boolean', default: false},
  json: {type: 'boolean', default: false},
});
const coverage = await measure();
console.log(json ? JSON.stringify(coverage, null, 2) : formatCoverage(coverage, {types, used, dir: descriptionsDir}));
if (!isSound(coverage)) process.exitCode = 1;

async function measure(): Promise<Coverage> {
  try {
    return await measureApi();
  } catch (error) {
    return stop((error as Error).message);
  }
}
