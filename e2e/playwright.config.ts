import path from 'node:path';
import {defineConfig, devices} from '@playwright/test';
import {browserArguments} from './support/browserArguments';

const root = path.resolve(__dirname, '..');
const sitePort = 4301;
const fixturePort = 4302;
const wrongBasePort = 4303;
const plainFixturePort = 4304;
const serve = (dir: string, port: number, base = '/') => ({
  command: `node scripts/launch.mjs serve --dir ${dir} --port ${port} --base ${base}`,
  cwd: root,
  port,
  reuseExistingServer: !process.env['CI'],
});

/** What each project's journeys look at. */
const servers = {
  site: [serve('website/build', sitePort)],
  fixture: [
    serve('e2e/fixture-site/build/full', fixturePort),
    serve('e2e/fixture-site/build/full', wrongBasePort, '/wrong/'),
    serve('e2e/fixture-site/build/plain', plainFixturePort),
  ],
};

/** One project can run alone (`--project fixture`) although the other's site is not built. */
const chosenServers = Object.entries(servers)
  .filter(([name]) => !process.argv.some((arg) => arg.startsWith('--project')) || isChosen(name))
  .flatMap(([, list]) => list);

function isChosen(project: string): boolean {
  return process.argv.some(
    (arg, index) => arg === `--project=${project}` || (arg === project && process.argv[index - 1] === '--project'),
  );
}

/** The public site's journeys are in site/, those of the fixture site in fixture/. */
export default defineConfig({
  testDir: __dirname,
  outputDir: path.join(root, 'test-results/e2e'),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A long page takes the accessibility checker seconds, and a busy machine takes several times as long.
  timeout: 90_000,
  // Expectations wait as long as a busy machine takes: what never comes fails by its content, not by the clock.
  expect: {timeout: 30_000},
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', {outputFile: path.join(root, 'test-results/e2e.json')}]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: {width: 1440, height: 900},
    // A trace holds a copy of the page for each step, which takes a long page longer than the step: `-- --trace retain-on-failure`.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'],
      args: browserArguments,
    },
  },
  projects: [
    {name: 'site', testDir: path.join(__dirname, 'site'), use: {baseURL: `http://127.0.0.1:${sitePort}`}},
    {name: 'fixture', testDir: path.join(__dirname, 'fixture'), use: {baseURL: `http://127.0.0.1:${fixturePort}`}},
  ],
  webServer: chosenServers,
});
