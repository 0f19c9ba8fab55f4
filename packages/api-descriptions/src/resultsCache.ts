import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import v8 from 'node:v8';
import type {FileResults} from './memoizeByText';

/** The results of one process for the next one. Another version of the code that computed them makes them useless. */
interface Cached<Result> {
  readonly code: string;
  readonly results: FileResults<Result>;
}

/** Reads what an earlier process wrote. Returns no results if there are none, or if other code computed them. */
export async function readResults<Result>(file: string): Promise<FileResults<Result>> {
  try {
    const [bytes, code] = await Promise.all([fs.readFile(file), codeVersion()]);
    const cached = v8.deserialize(bytes) as Cached<Result>;
    return cached.code === code ? cached.results : new Map();
  } catch {
    return new Map();
  }
}

/** Writes the results. Processes may write at the same time: the last one wins, and none reads an incomplete file. */
export async function writeResults<Result>(file: string, results: FileResults<Result>): Promise<void> {
  const content = v8.serialize({code: await codeVersion(), results} satisfies Cached<Result>);
  const draft = `${file}.${process.pid}`;
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(draft, content);
  await fs.rename(draft, file);
}

/** Changes when this package's code, a dependency or Node.js changes. */
async function codeVersion(): Promise<string> {
  const here = path.dirname(fileURLToPath(import.meta.url));
  const sources = (await fs.readdir(here, {recursive: true})).filter((name) => name.endsWith('.ts')).sort();
  const files = [...sources.map((name) => path.join(here, name)), path.join(here, '../../../package-lock.json')];
  const texts = await Promise.all(files.map((name) => fs.readFile(name)));
  const hash = createHash('sha256').update(process.version);
  for (const text of texts) hash.update(text);
  return hash.digest('hex');
}
