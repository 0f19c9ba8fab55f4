import {fork} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {createParser, fuzzOnce} from 'api-extractor';
import {rootDir} from './lib/paths';
import {readOptions} from './lib/readOptions';
import {stop} from './lib/stop';

/**
 * `npm run api:fuzz`: extracts thousands of damaged source files. Each must result in facts or an error with its
 * position, within a few seconds. A second process does the work, so that it can be ended if it hangs.
 */

const secondsPerFile = 10;
const values = readOptions('Usage: npm run api:fuzz -- [--count <number>] [--seed <number>] [--sources <folder>]', {
  count: {type: 'string', default: '10000'},
  seed: {type: 'string', default: '1'},
  sources: {type: 'string', default: join(rootDir, 'packages', 'api-extractor', 'fixtures', 'constructs')},
});
const [count, seed] = [Number(values.count), Number(values.seed)];

interface Progress {
  /** The number of the next file to read. */
  readonly number: number;
  readonly rejected: number;
  readonly crashes: readonly string[];
}

if (process.send) await work(process.send.bind(process));
else watch();

/** Notifies the parent before each file, so that it can report which one hangs. */
async function work(send: (progress: Progress) => void): Promise<void> {
  const parser = await createParser();
  const sources = readdirSync(values.sources, {recursive: true, encoding: 'utf8'})
    .filter((path) => path.endsWith('.cs'))
    .sort()
    .map((path) => readFileSync(join(values.sources, path), 'utf8'));
  if (sources.length === 0) stop(`${values.sources} has no C# files.`);
  let rejected = 0;
  const crashes: string[] = [];
  for (let number = 0; number < count; number++) {
    send({number, rejected, crashes});
    // Messages are only sent between two files.
    await new Promise((resolve) => setImmediate(resolve));
    const outcome = fuzzOnce(sources, seed, number, parser);
    if (outcome.kind === 'rejected') rejected++;
    if (outcome.kind === 'crashed')
      crashes.push(`Number ${number}: ${String((outcome.error as Error).stack)}\n${outcome.text}`);
  }
  send({number: count, rejected, crashes});
  process.disconnect();
}

function watch(): void {
  const child = fork(import.meta.filename, process.argv.slice(2), {execArgv: ['--import', 'tsx']});
  let last: Progress = {number: 0, rejected: 0, crashes: []};
  const hung = () => {
    child.kill('SIGKILL');
    stop(`File ${last.number} (seed ${seed}) took more than ${secondsPerFile} s.`);
  };
  let timer = setTimeout(hung, 6 * secondsPerFile * 1000);
  child.on('message', (progress: Progress) => {
    clearTimeout(timer);
    timer = setTimeout(hung, secondsPerFile * 1000);
    if (progress.number % 1000 === 0) console.log(`  ${progress.number} files …`);
    last = progress;
  });
  child.on('exit', (code) => {
    clearTimeout(timer);
    if (code !== 0 || last.number < count)
      stop(`The process ended with code ${code ?? 'none'} at file ${last.number} (seed ${seed}).`);
    for (const crash of last.crashes.slice(0, 3)) console.error(crash);
    console.log(
      `${count} damaged files (seed ${seed}): ${count - last.rejected - last.crashes.length} extracted, ` +
        `${last.rejected} rejected with a location, ${last.crashes.length} crashes, 0 hangs.`,
    );
    process.exitCode = last.crashes.length > 0 ? 1 : 0;
  });
}
