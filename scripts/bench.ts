import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {browserArguments} from '../e2e/support/browserArguments';
import {besidePages, checkBesideLimits, type Pair} from './lib/bench/besideLimits';
import {formatBeside, formatBesideLimit} from './lib/bench/formatBeside';
import {formatLimit, formatMedians} from './lib/bench/formatReport';
import {serveCompressed} from './lib/bench/gzipServer';
import {checkLimits, limitedPage, ratiosTo} from './lib/bench/limits';
import {medianMetrics, type LoadMetrics} from './lib/bench/loadMetrics';
import {measureLoad} from './lib/bench/measureLoad';
import {referencePage} from './lib/bench/referencePage';
import {findBrowser} from './lib/findBrowser';
import {buildDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {stop} from './lib/stop';

/**
 * `npm run bench`: times cold loads of the built site's pages on a slow phone and compares them with a reference page
 * that never changes. Exits with 1 if the heaviest API page takes too long. `-- --runs 9` loads each page nine times,
 * and `-- --dir <folder>` measures another build. `-- --beside <folder>` alternates with the same pages of another
 * site, and exits with 1 if ours exceed the limits in lib/bench/besideLimits.ts. Not part of `npm test`, because times on
 * a busy machine prove nothing.
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

const {runs, dir, beside} = readArguments();
console.log(`Cold loads: phone, slow 4G, CPU slowed down 4 times; medians of ${runs}. ${load()}`);
try {
  if (beside === undefined) report(await measureAlone());
  else reportBeside(await measureBeside(beside));
} catch (error) {
  stop((error as Error).message);
}

interface Arguments {
  readonly runs: number;
  readonly dir: string;
  readonly beside?: string | undefined;
}

function readArguments(): Arguments {
  const usage = 'Usage: npm run bench -- [--runs <number>] [--dir <built site>] [--beside <another built site>]';
  const values = readOptions(usage, {
    runs: {type: 'string', default: '5'},
    dir: {type: 'string', default: buildDir},
    beside: {type: 'string'},
  });
  const number = Number(values.runs);
  if (!Number.isInteger(number) || number < 1) stop(`"${values.runs}" is not a number of runs.`, usage);
  for (const each of [values.dir, values.beside ?? values.dir])
    if (!fs.existsSync(path.join(each, 'index.html')))
      stop(`There is no built site in ${each}.`, 'Run "npm run build" first.');
  return {...values, runs: number};
}

function referenceFiles() {
  const {html, script} = referencePage(scriptPath);
  return new Map([
    [referencePath, {type: 'text/html; charset=utf-8', body: Buffer.from(html)}],
    [scriptPath, {type: 'text/javascript; charset=utf-8', body: Buffer.from(script)}],
  ]);
}

async function measureAlone(): Promise<ReadonlyMap<string, LoadMetrics>> {
  const server = await serveCompressed(dir, referenceFiles());
  try {
    return await withBrowser((browser) => measureRounds(browser, server.origin, [referencePath, ...pages]));
  } finally {
    server.close();
  }
}

/** Our pages and those of the other site, by path. */
async function measureBeside(otherDir: string): Promise<ReadonlyMap<string, Pair>> {
  const none = new Map<string, never>();
  const [site, other] = await Promise.all([serveCompressed(dir, none), serveCompressed(otherDir, none)]);
  try {
    const addresses = besidePages.flatMap((page) => [other, site].map(({origin}) => origin + page.path));
    const medians = await withBrowser((browser) => measureRounds(browser, '', addresses));
    const of = (address: string): LoadMetrics => {
      const metrics = medians.get(address);
      if (metrics === undefined) throw new Error(`${address} was not measured.`);
      return metrics;
    };
    return new Map(
      besidePages.map(({path}) => [path, {ours: of(site.origin + path), other: of(other.origin + path)}] as const),
    );
  } finally {
    [site, other].forEach((server) => server.close());
  }
}

async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({executablePath: await findBrowser(), args: browserArguments});
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/**
 * Measures all pages in rounds, so that a busy minute affects each of them. The first round is not counted.
 *
 * @returns the medians, by page
 */
async function measureRounds(
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<ReadonlyMap<string, LoadMetrics>> {
  const loads = new Map<string, LoadMetrics[]>(paths.map((page) => [page, []]));
  for (let round = 0; round <= runs; round++) {
    for (const [page, results] of loads) {
      const metrics = await measureLoad(browser, origin + page);
      if (round > 0) results.push(metrics);
    }
    if (round > 0) console.log(`  round ${round} of ${runs} …`);
  }
  return new Map([...loads].map(([page, results]) => [page, medianMetrics(results)]));
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

function reportBeside(pairs: ReadonlyMap<string, Pair>): void {
  console.log(`\n${formatBeside(pairs)}\n`);
  const results = besidePages.flatMap((page) => {
    const pair = pairs.get(page.path);
    return pair ? checkBesideLimits(page, pair) : [];
  });
  for (const result of results) console.log(formatBesideLimit(result));
  console.log(load());
  if (results.some(({isExceeded}) => isExceeded)) process.exitCode = 1;
}

function load(): string {
  return `Load of this machine: ${(os.loadavg()[0] ?? 0).toFixed(2)} on ${os.cpus().length} cores.`;
}
