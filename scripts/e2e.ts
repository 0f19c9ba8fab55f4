import {findBrowser} from './lib/findBrowser';
import {run} from './lib/run';
import {stop} from './lib/stop';

let browser: string;
try {
  browser = await findBrowser();
} catch (error) {
  stop((error as Error).message);
}
const {exitCode} = await run(
  ['npx', '--no-install', 'playwright', 'test', '--config', 'e2e/playwright.config.ts', ...process.argv.slice(2)],
  {
    env: {CHROMIUM_PATH: browser},
  },
);
process.exitCode = exitCode;
