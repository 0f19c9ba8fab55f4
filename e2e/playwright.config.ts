import path from 'node:path';
import {defineConfig, devices} from '@playwright/test';
import {browserArguments} from './support/browserArguments';
import {forkBaseUrl} from './support/forkBaseUrl.mjs';
import {isSlow, ports} from './support/ports';

const root = path.resolve(__dirname, '..');
const serve = (dir: string, port: number, base = '/') => ({
  command: `node scripts/launch.mjs serve --dir ${dir} --port ${port} --base ${base}${isSlow ? ' --slow' : ''}`,
  cwd: root,
  port,
  reuseExistingServer: !process.env['CI'],
});

/** The site of each project's journeys. */
const servers = {
  site: [serve('website/build', ports.site)],
  fixture: [
    serve('e2e/fixture-site/build/full', ports.fixture),
    serve('e2e/fixture-site/build/full', ports.wrongBase, '/wrong/'),
    serve('e2e/fixture-site/build/plain', ports.plainFixture),
  ],
  'base-url': [serve('e2e/base-url/build', ports.baseUrl, forkBaseUrl)],
};

/**
 * Saves a sixth of the processor time: one process less to start and to talk to, and no optimizing compilers, because
 * most pages are closed before their code could run often.
 */
const leanArguments = ['--in-process-gpu', '--js-flags=--no-opt --no-maglev'];

/** One project can run alone (`--project fixture`) even if the other's site is not built. */
const chosenServers = Object.entries(servers)
  .filter(([name]) => !process.argv.some((arg) => arg.startsWith('--project')) || isChosen(name))
  .flatMap(([, list]) => list);

function isChosen(project: string): boolean {
  return process.argv.some(
    (arg, index) => arg === `--project=${project}` || (arg === project && process.argv[index - 1] === '--project'),
  );
}

/**
 * Journeys of the public site are in site/, those with another base URL in base-url/, and those of the fixture site in
 * fixture/.
 */
export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results/e2e'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // The accessibility checker needs seconds for a long page, and several times as long on a busy machine.
  timeout: isSlow ? 180_000 : 90_000,
  // Long enough for a busy machine, so that an expectation fails because of content, not time.
  expect: {timeout: 30_000},
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', {outputFile: path.join(root, 'test-results/e2e.json')}]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1440, height: 900},
    // A trace copies the page at each step, which takes longer than the step on a long page. Use `-- --trace
    // retain-on-failure`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: [...browserArguments, ...leanArguments],
    },
  },
  projects: [
    {name: 'site', testDir: path.join(__dirname, 'site'), use: {baseURL: `http://127.0.0.1:${ports.site}`}},
    {name: 'fixture', testDir: path.join(__dirname, 'fixture'), use: {baseURL: `http://127.0.0.1:${ports.fixture}`}},
    {
      name: 'base-url',
      testDir: path.join(__dirname, 'base-url'),
      use: {baseURL: `http://127.0.0.1:${ports.baseUrl}${forkBaseUrl}`},
    },
  ],
  webServer: chosenServers,
});
