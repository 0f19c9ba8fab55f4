import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {browserArguments} from '../e2e/support/browserArguments';
import {formatFigures, type Figure} from './lib/bench/formatFigures';
import {serveCompressed} from './lib/bench/gzipServer';
import {galleryPage, interactions, type Interaction} from './lib/bench/interactions';
import {median, medianMetrics, type LoadMetrics} from './lib/bench/loadMetrics';
import {measureInteraction} from './lib/bench/measureInteraction';
import {measureLoad} from './lib/bench/measureLoad';
import {findBrowser} from './lib/findBrowser';
import {buildDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {stop} from './lib/stop';

/**
 * `npm run bench:interactions`: times how long the heaviest pages take to respond, with the CPU slowed down four times,
 * and how long the gallery takes to load on a slow phone. Exits with 1 if something takes too long. `-- --runs 9` does
 * everything nine times, `-- --only toggle` measures only what has this text in its name or address, `-- --dir
 * <folder>` measures another build. Not part of `npm test`, because times on a busy machine prove nothing.
 */

const loadLimits = {load: 2200, totalBlockingTime: 200} as const;

const {runs, only, dir} = readArguments();
console.log(`CPU slowed down 4 times; medians of ${runs}. ${load()}`);
try {
  report(await measureAll());
} catch (error) {
  stop((error as Error).message);
}

function readArguments(): {readonly runs: number; readonly only: string; readonly dir: string} {
  const usage = 'Usage: npm run bench:interactions -- [--runs <number>] [--only <words>] [--dir <built site>]';
  const {runs, only, dir} = readOptions(usage, {
    runs: {type: 'string', default: '5'},
    only: {type: 'string', default: ''},
    dir: {type: 'string', default: buildDir},
  });
  const number = Number(runs);
  if (!Number.isInteger(number) || number < 1) stop(`"${runs}" is not a number of runs.`, usage);
  if (!fs.existsSync(path.join(dir, 'index.html')))
    stop(`There is no built site in ${dir}.`, 'Run "npm run build" first.');
  return {runs: number, only, dir};
}

async function measureAll(): Promise<readonly Figure[]> {
  const server = await serveCompressed(dir, new Map());
  const browser = await chromium.launch({executablePath: await findBrowser(), args: browserArguments});
  try {
    return [...(await measureLoads(browser, server.origin)), ...(await measureInteractions(browser, server.origin))];
  } finally {
    await browser.close();
    server.close();
  }
}

async function measureLoads(browser: Browser, origin: string): Promise<readonly Figure[]> {
  if (!isWanted('load', galleryPage)) return [];
  const loads: LoadMetrics[] = [];
  for (let run = 0; run < runs; run++) loads.push(await measureLoad(browser, origin + galleryPage));
  const metrics = medianMetrics(loads);
  const figure = (name: string, key: keyof typeof loadLimits): Figure => ({
    name: `${galleryPage}: ${name}`,
    value: metrics[key],
    slowest: Math.max(...loads.map((one) => one[key])),
    limit: loadLimits[key],
  });
  return [figure('load, slow 4G', 'load'), figure('load, time blocked', 'totalBlockingTime')];
}

/** Measures all in rounds, so that a busy minute affects each of them. */
async function measureInteractions(browser: Browser, origin: string): Promise<readonly Figure[]> {
  const wanted = interactions.filter(({name, page}) => isWanted(name, page));
  const results = new Map<Interaction, number[]>(wanted.map((interaction) => [interaction, []]));
  for (let run = 1; run <= runs; run++) {
    for (const [interaction, durations] of results)
      durations.push(Math.max(...(await measureInteraction(browser, origin, interaction))));
    console.log(`  round ${run} of ${runs} …`);
  }
  return [...results].map(([{name, page, limit}, durations]) => ({
    name: `${page}: ${name}`,
    value: median(durations),
    slowest: Math.max(...durations),
    limit,
  }));
}

function isWanted(name: string, page: string): boolean {
  return `${page}: ${name}`.includes(only);
}

function report(figures: readonly Figure[]): void {
  console.log(`\n${formatFigures(figures)}\n${load()}`);
  if (figures.some(({value, limit}) => value > limit)) process.exitCode = 1;
}

function load(): string {
  return `Load of this machine: ${(os.loadavg()[0] ?? 0).toFixed(2)} on ${os.cpus().length} cores.`;
}
