import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {chromium, type Browser} from '@playwright/test';
import {browserArguments} from '../e2e/support/browserArguments';
import {formatLimit, formatMedians} from './lib/bench/formatReport';
import {serveCompressed} from './lib/bench/gzipServer';
import {checkLimits, limitedPage, ratiosTo} from './lib/bench/limits';
import {medianMetrics, type LoadMetrics} from './lib/bench/loadMetrics';
import {measureLoad} from './lib/bench/measureLoad';
import {referencePage} from './lib/bench/referencePage';
import {findBrowser} from './lib/findBrowser';
import {buildDir} from './lib/paths';
import {stop} from './lib/stop';

/**
 * `npm run bench`: how long pages of the built site take on a slow phone, cold, beside a reference page that never
 * changes. Ends with 1 when the heaviest API page takes too long. `-- --runs 9` loads each page nine times, and
 * `-- --dir <folder>` measures another build. No part of `npm test`, because times on a busy machine prove nothing.
 */

const referencePath = '/bench-reference.html';
const scriptPath = '/bench-reference.js';
const pages = [
  limitedPage,
  '/docs/api/box2d.dynamics.b2world',
  '/docs/api/introduction',
  '/docs/guides/getting-started/introduction',
  '/',
];

const {runs, dir} = readArguments();
console.log(`Cold loads: phone, slow 4G, CPU slowed down 4 times; medians of ${runs}. ${load()}`);
try {
  report(await measureAll());
} catch (error) {
  stop((error as Error).message);
}

function readArguments(): {readonly runs: number; readonly dir: string} {
  const usage = 'Usage: npm run bench -- [--runs <number>] [--dir <built site>]';
  const options = {runs: {type: 'string', default: '5'}, dir: {type: 'string', default: buildDir}} as const;
  try {
    const {values} = parseArgs({options});
    const number = Number(values.runs);
    if (!Number.isInteger(number) || number < 1) stop(`"${values.runs}" is no number of runs.`, usage);
    if (!fs.existsSync(path.join(values.dir, 'index.html')))
      stop(`There is no built site in ${values.dir}.`, 'Run "npm run build" first.');
    return {runs: number, dir: values.dir};
  } catch (error) {
    return stop((error as Error).message, usage);
  }
}

function referenceFiles() {
  const {html, script} = referencePage(scriptPath);
  return new Map([
    [referencePath, {type: 'text/html; charset=utf-8', body: Buffer.from(html)}],
    [scriptPath, {type: 'text/javascript; charset=utf-8', body: Buffer.from(script)}],
  ]);
}

async function measureAll(): Promise<ReadonlyMap<string, LoadMetrics>> {
  const server = await serveCompressed(dir, referenceFiles());
  const browser = await chromium.launch({executablePath: await findBrowser(), args: browserArguments});
  try {
    const loads = await measureRounds(browser, server.origin);
    return new Map([...loads].map(([page, results]) => [page, medianMetrics(results)]));
  } finally {
    await browser.close();
    server.close();
  }
}

/** All pages in turn, again and again, so that a busy minute falls on each of them; one round before is not counted. */
async function measureRounds(browser: Browser, origin: string): Promise<ReadonlyMap<string, readonly LoadMetrics[]>> {
  const loads = new Map<string, LoadMetrics[]>([referencePath, ...pages].map((page) => [page, []]));
  for (let round = 0; round <= runs; round++) {
    for (const [page, results] of loads) {
      const metrics = await measureLoad(browser, origin + page);
      if (round > 0) results.push(metrics);
    }
    if (round > 0) console.log(`  round ${round} of ${runs} …`);
  }
  return loads;
}

function report(medians: ReadonlyMap<string, LoadMetrics>): void {
  const [reference, limited] = [medians.get(referencePath), medians.get(limitedPage)];
  if (reference === undefined || limited === undefined) throw new Error('A page was not measured.');
  console.log(`\n${formatMedians(medians, reference)}\n`);
  const results = checkLimits(ratiosTo(reference, limited));
  for (const result of results) console.log(formatLimit(limitedPage, result));
  console.log(load());
  if (results.some(({isExceeded}) => isExceeded)) process.exitCode = 1;
}

function load(): string {
  return `Load of this machine: ${(os.loadavg()[0] ?? 0).toFixed(2)} on ${os.cpus().length} cores.`;
}
