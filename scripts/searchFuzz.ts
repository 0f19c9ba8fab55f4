import {fork} from 'node:child_process';
import os from 'node:os';
import path from 'node:path';
import {buildDir, rootDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {countCases} from './lib/searchFuzz/countCases';
import {formatFailure, fuzzCases, type FuzzReport} from './lib/searchFuzz/fuzzCases';
import {prepare} from './lib/searchFuzz/prepare';
import {maxQueryMs} from './lib/searchFuzz/runCase';
import {formatTimes} from './lib/searchFuzz/summary';
import {stop} from './lib/stop';

/**
 * `npm run search:fuzz`: asks the search of the built site 100,000 random and hostile queries. None may fail, take
 * longer than 50 ms, or turn into markup, and the results must be true, in order, and the same each time. `-- --seed 7
 * --only 12345` repeats one case. Separate processes do the work, so that they can be ended if a query hangs.
 */

const usage = 'Usage: npm run search:fuzz -- [--count 100000] [--seed 1] [--only <case>] [--build <built site>]';
const secondsPerCase = 20;
const shownFailures = 10;
const maxProcesses = 4;

/** A process's message: the case that it begins or, at the end, its results. */
type Message = {readonly begun: number} | {readonly report: FuzzReport; readonly cases: number};

const {count, seed, only, build, share} = readArguments();
try {
  if (share !== undefined) await work(share);
  else report(await Promise.all(shares().map(watch)));
} catch (error) {
  stop((error as Error).message);
}

function readArguments() {
  const values = readOptions(usage, {
    count: {type: 'string', default: '100000'},
    seed: {type: 'string', default: '1'},
    only: {type: 'string'},
    build: {type: 'string', default: buildDir},
    share: {type: 'string'},
  });
  return {
    count: toNumber(values.count),
    seed: toNumber(values.seed),
    only: values.only === undefined ? undefined : toNumber(values.only),
    build: path.resolve(rootDir, values.build),
    share: values.share,
  };
}

function toNumber(text: string): number {
  if (!/^\d+$/u.test(text)) stop(`"${text}" is not a number.`, usage);
  return Number(text);
}

/** `0/2` and `1/2`, because each process takes every second case. */
function shares(): readonly string[] {
  const processes = only === undefined ? Math.min(os.availableParallelism(), maxProcesses) : 1;
  return Array.from({length: processes}, (_, index) => `${index}/${processes}`);
}

async function work(ownShare: string): Promise<void> {
  const [index = 0, processes = 1] = ownShare.split('/').map(Number);
  const prepared = prepare(build);
  const all = only === undefined ? countCases(prepared.vocabulary, seed, count) : 1;
  const cases = Array.from({length: all}, (_, number) => only ?? number).filter((_, at) => at % processes === index);
  const report = await fuzzCases(prepared, {seed, cases, starts: (begun) => sendToParent({begun})});
  await sendToParent({report, cases: cases.length});
  process.disconnect();
}

/** Sends a message and waits until it is sent. */
function sendToParent(message: Message): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}

interface ShareReport extends FuzzReport {
  readonly cases: number;
}

function watch(ownShare: string): Promise<ShareReport> {
  const child = fork(import.meta.filename, [...process.argv.slice(2), '--share', ownShare], {
    execArgv: ['--import', 'tsx'],
    // React is several times as fast in production mode.
    env: {...process.env, NODE_ENV: 'production'},
  });
  let begun: number | undefined;
  let timer: NodeJS.Timeout;
  return new Promise((resolve, reject) => {
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        child.kill('SIGKILL');
        reject(new Error(`Case ${begun ?? 'none'} (seed ${seed}) took more than ${secondsPerCase} s.`));
      }, secondsPerCase * 1000);
    };
    wait();
    child.on('message', (message: Message) => {
      wait();
      if ('begun' in message) begun = begin(message.begun);
      else resolve({...message.report, cases: message.cases});
    });
    child.on('exit', (code) => {
      clearTimeout(timer);
      if (code !== 0)
        reject(new Error(`The process ended with code ${code ?? 'none'} at case ${begun ?? 'none'} (seed ${seed}).`));
    });
  });
}

/** Shows progress after every 5000 cases; processes take the cases in order. */
function begin(number: number): number {
  if (only === undefined && number > 0 && number % 5000 === 0) console.log(`  case ${number} …`);
  return number;
}

function report(reports: readonly ShareReport[]): void {
  const times = reports.flatMap((each) => each.times);
  const failures = reports.flatMap((each) => each.failures).toSorted((one, other) => one.number - other.number);
  for (const failure of failures.slice(0, shownFailures)) console.error(`\n${formatFailure(failure, seed)}`);
  if (failures.length > shownFailures) console.error(`… and ${failures.length - shownFailures} more.`);
  const cases = reports.reduce((sum, each) => sum + each.cases, 0);
  const load = `load of this machine ${(os.loadavg()[0] ?? 0).toFixed(1)} on ${os.cpus().length} cores`;
  console.log(
    `${times.length} queries in ${cases} cases (seed ${seed}): ${failures.length} failed. ` +
      `${formatTimes(times)} (limit ${maxQueryMs} ms; ${load}).`,
  );
  if (failures.length > 0) process.exitCode = 1;
}
