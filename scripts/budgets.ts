import fs from 'node:fs';
import path from 'node:path';
import {advice, budgetsFile, compareWeights, readBudgets} from './lib/budgets/budgets';
import {formatBudgets} from './lib/budgets/formatBudgets';
import {measureBuild} from './lib/budgets/measureBuild';
import {measureInBrowser} from './lib/budgets/measureInBrowser';
import {buildDir, rootDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {stop} from './lib/stop';

/**
 * `npm run budgets`: measures the sizes of the built site's content and writes them to checks/budgets.json; the limits
 * are 3 % higher. `-- --check` writes nothing and exits with 1 if a limit is exceeded.
 */

const {check} = readOptions('Usage: npm run budgets [-- --check]', {check: {type: 'boolean', default: false}});
if (!fs.existsSync(path.join(buildDir, 'index.html')))
  stop('There is no built site to measure.', 'Run "npm run build" first.');
try {
  const measured = {...measureBuild(buildDir), ...(await measureInBrowser(buildDir))};
  const results = compareWeights(measured, readBudgets(rootDir));
  console.log(`\n${formatBudgets(results)}\n`);
  if (!check) {
    fs.writeFileSync(budgetsFile(rootDir), `${JSON.stringify(measured, undefined, 2)}\n`);
    console.log('Written to checks/budgets.json.');
  } else if (results.some(({isExceeded}) => isExceeded)) {
    stop(advice);
  }
} catch (error) {
  stop((error as Error).message);
}
