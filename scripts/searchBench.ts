import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {browserArguments} from '../e2e/support/browserArguments';
import {median} from './lib/bench/loadMetrics';
import {findBrowser} from './lib/findBrowser';
import {findExceeded, type SearchFigures} from './lib/searchBench/budgets';
import {formatDownloads, formatFigures, formatLanes} from './lib/searchBench/formatFigures';
import {laneSizes} from './lib/searchBench/laneSizes';
import {
  measureCold,
  measureKeystrokes,
  type ColdMetrics,
  type Download,
  type MeasuredSearch,
} from './lib/searchBench/measureSearch';
import {pageCost} from './lib/searchBench/pageCost';
import {slow4g} from './lib/searchBench/slowLink';
import {serveSlowly} from './lib/searchBench/slowServer';
import {quantiles, type KeystrokeMetrics} from './lib/searchBench/toMetrics';
import {buildVariants, none, other, ours, requireBuilt, type Variant} from './lib/searchBench/variants';
import {readOptions} from './lib/readOptions';
import {stop} from './lib/stop';

/**
 * `npm run bench:search`: measures what our search costs a reader on a slow phone, compared with
 * @easyops-cn/docusaurus-search-local on the same site in the same run. Exits with 1 if a budget is exceeded. `--
 * --runs 9` opens each page nine times, `-- --quick` uses the existing builds, `-- --dir <folder>` uses another build
 * of ours. Not part of `npm test`, because times on a busy machine prove nothing.
 */

// cspell:ignore CCSeq runact pasue
const queries = [
  ...['runact', 'CCSeq', 'b2World.Step', 'how to play music', 'ease bounce', 'pasue game', 'tile map'],
  ...['error file not found xnb', 'CCNode.AddChild', 'collision', 'create project', 'jump'],
];
const boxes = {[ours.name]: '[role=search] input', [other.name]: '.navbar__search-input'};

const {runs, quick, dir} = readArguments();
const measured: readonly Variant[] = [{...ours, dir}, other];
try {
  if (!quick) await buildVariants();
  requireBuilt([...measured, none]);
  console.log(`Phone, slow 4G, CPU slowed down 4 times; medians of ${runs} cold runs. ${load()}`);
  report(await measureAll());
} catch (error) {
  stop((error as Error).message);
}

function readArguments() {
  const usage = 'Usage: npm run bench:search -- [--runs <number>] [--quick] [--dir <built site>]';
  const {runs, quick, dir} = readOptions(usage, {
    runs: {type: 'string', default: '5'},
    quick: {type: 'boolean', default: false},
    dir: {type: 'string', default: ours.dir},
  });
  const number = Number(runs);
  if (!Number.isInteger(number) || number < 1) stop(`"${runs}" is not a number of runs.`, usage);
  return {runs: number, quick, dir: path.resolve(dir)};
}

interface Measured {
  readonly figures: SearchFigures;
  /** The downloads of the last cold run. */
  readonly downloads: readonly Download[];
}

async function measureAll(): Promise<readonly Measured[]> {
  const browser = await chromium.launch({executablePath: await findBrowser(), args: browserArguments});
  const searches = await Promise.all(measured.map(serve));
  try {
    const rounds = await measureRounds(browser, searches);
    const results: Measured[] = [];
    for (const [index, search] of searches.entries()) {
      console.log(`  typing: ${search.name} …`);
      const keystrokes = await measureKeystrokes(browser, search, queries);
      const cold = rounds.flatMap((round) => round[index] ?? []);
      const figures = toFigures(pageCost(search.dir), cold, keystrokes);
      results.push({figures, downloads: cold.at(-1)?.downloads ?? []});
    }
    return results;
  } finally {
    await browser.close();
    searches.forEach(({server}) => server.close());
  }
}

async function serve(variant: Variant): Promise<MeasuredSearch & Variant> {
  return {...variant, server: await serveSlowly(variant.dir, slow4g), box: boxes[variant.name] ?? ''};
}

/** Measures both in rounds, so that a busy minute affects both. The first round is not counted. */
async function measureRounds(
  browser: Browser,
  searches: readonly MeasuredSearch[],
): Promise<readonly (readonly ColdMetrics[])[]> {
  const rounds: ColdMetrics[][] = [];
  for (let number = 0; number <= runs; number++) {
    const round: ColdMetrics[] = [];
    for (const search of searches) round.push(await measureCold(browser, search));
    if (number > 0) rounds.push(round);
    console.log(number === 0 ? '  warm …' : `  round ${number} of ${runs} …`);
  }
  return rounds;
}

function toFigures(page: number, cold: readonly ColdMetrics[], keystrokes: KeystrokeMetrics): SearchFigures {
  const of = (read: (metrics: ColdMetrics) => number): number => median(cold.map(read));
  const [keystrokeMedian, keystroke, keystrokeMax] = quantiles(keystrokes.times);
  return {
    page,
    firstBytes: of(({firstBytes}) => firstBytes),
    firstTime: of(({time}) => time),
    firstTimeWithSlowWorker: of(({timeWithSlowWorker}) => timeWithSlowWorker),
    firstBlockedTime: of(({blockedTime}) => blockedTime),
    keystroke,
    keystrokeMedian,
    keystrokeMax,
    keystrokeDocument: quantiles(keystrokes.documentTimes)[1],
    keystrokeWithSlowWorker: quantiles(keystrokes.timesWithSlowWorker)[1],
    keystrokeWork: quantiles(keystrokes.workTimes)[1],
    keystrokeLongTasks: keystrokes.longTasks,
    total: of(({total}) => total),
    completeTime: of(({completeTime}) => completeTime),
  };
}

function report([mine, others]: readonly Measured[]): void {
  if (!mine || !others) throw new Error('A search was not measured.');
  const tables = [
    formatFigures(mine.figures, others.figures, other.name),
    formatDownloads(mine.downloads),
    formatLanes(laneSizes(dir)),
  ];
  console.log(`\n${tables.join('\n\n')}\n\n${load()}`);
  const exceeded = findExceeded(mine.figures);
  if (exceeded.length === 0) return;
  console.log(`Over budget: ${exceeded.join(', ')}.`);
  process.exitCode = 1;
}

function load(): string {
  return `Load of this machine: ${(os.loadavg()[0] ?? 0).toFixed(2)} on ${os.cpus().length} cores.`;
}
