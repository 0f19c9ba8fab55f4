import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Tinypool from 'tinypool';
import type {PageFunction} from './PageFunction';
import type {Found, Work} from './work';

/** The pages of a built site. All work on them is done in worker threads. */
export interface BuiltPages {
  /** Absolute paths, in order. */
  readonly files: readonly string[];
  /** What a function finds in each page, in the order of the files. */
  readonly find: <Result>(find: PageFunction) => Promise<readonly Result[]>;
  /** Changes each page with all functions, one after another. Each page is read and written once. */
  readonly rewrite: (changes: readonly PageFunction[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What each worker gets. */
export interface Task extends Work {
  readonly functions: readonly PageFunction[];
}

/** For fewer pages, a thread needs longer to start than it saves. */
const pagesOfThread = 100;

/** Opens the pages below a folder. */
export function openPages(outDir: string): BuiltPages {
  // Synchronous, because hundreds of awaits would let the other post-build steps run first.
  const names = fs.readdirSync(outDir, {recursive: true, encoding: 'utf8'});
  const pages = names.filter((name) => name.endsWith('.html')).sort();
  const files = pages.map((name) => path.join(outDir, name));
  const threads = Math.max(1, Math.min(os.availableParallelism(), Math.floor(files.length / pagesOfThread)));
  const pool = new Tinypool({
    filename: path.join(__dirname, 'worker.mjs'),
    minThreads: threads,
    maxThreads: threads,
  });
  const run = async (kind: Work['kind'], functions: readonly PageFunction[]): Promise<readonly Found[]> => {
    // Workers take the next page themselves: this thread is busy with other steps and would keep them waiting.
    const taken = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    const task: Task = {kind, files, taken, functions};
    const shares = await Promise.all(Array.from({length: threads}, () => pool.run(task)));
    return (shares as (readonly Found[])[]).flat();
  };
  return {
    files,
    async find<Result>(find: PageFunction) {
      const found = new Map(await run('find', [find]));
      return files.map((_, index) => found.get(index) as Result);
    },
    async rewrite(changes) {
      await run('rewrite', changes);
    },
    close: () => pool.destroy(),
  };
}
