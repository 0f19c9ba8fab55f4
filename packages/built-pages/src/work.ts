import fs from 'node:fs/promises';

/** What all workers do together: each takes the next files until none is left. */
export interface Work {
  readonly kind: 'find' | 'rewrite';
  /** Absolute paths. */
  readonly files: readonly string[];
  /** How many files are taken, in memory that all workers share. */
  readonly taken: Int32Array;
}

/** What a function found, with the number of the file in the list. */
export type Found = readonly [index: number, found: unknown];

type OnPage = (html: string, file: string) => unknown;

/** Enough pages to overlap reading with work, few enough that all workers finish together. */
const filesAtOnce = 4;

/** Processes files until none is left. An error names the file. */
export async function processFiles(work: Work, functions: readonly OnPage[]): Promise<readonly Found[]> {
  const found: Found[] = [];
  const doNext = async (): Promise<void> => {
    for (const [index, file] of nextFiles(work)) found.push([index, await onFile(file, work.kind, functions)]);
  };
  await Promise.all(Array.from({length: filesAtOnce}, doNext));
  return found;
}

/** Takes one file after another. */
function* nextFiles({files, taken}: Work): Generator<readonly [index: number, file: string]> {
  for (;;) {
    const index = Atomics.add(taken, 0, 1);
    const file = files[index];
    if (file === undefined) return;
    yield [index, file];
  }
}

async function onFile(file: string, kind: Work['kind'], functions: readonly OnPage[]): Promise<unknown> {
  try {
    let result: unknown = await fs.readFile(file, 'utf8');
    for (const each of functions) result = await each(result as string, file);
    if (kind === 'rewrite') await fs.writeFile(file, result as string);
    return kind === 'find' ? result : undefined;
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
}
