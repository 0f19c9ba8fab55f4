import fs from 'node:fs/promises';
import path from 'node:path';
import type {Descriptions, NamespaceDescription, TypeDescription} from './descriptions';
import {memoizeByText, type FileResults} from './memoizeByText';
import {parseNamespaceDescription, parseTypeDescription, type Parsed} from './parse/parseDescription';
import type {Problem} from './problem';
import {readResults, writeResults} from './resultsCache';

export interface LoadedDescriptions {
  readonly descriptions: Descriptions;
  readonly problems: readonly Problem[];
}

interface DescriptionFile {
  /** From the repository's root. */
  readonly file: string;
  readonly text: string;
  /** 1 in the folder of the descriptions, 2 in a folder in it. */
  readonly depth: number;
}

/** What a file describes, depending on its depth. */
interface ParsedFile {
  readonly namespace?: Parsed<NamespaceDescription>;
  readonly type?: Parsed<TypeDescription>;
}

const parsedFiles: FileResults<ParsedFile> = new Map();
const parseNamespace = memoizeByText<ParsedFile>(
  (text, file) => ({namespace: parseNamespaceDescription(text, file)}),
  parsedFiles,
);
const parseType = memoizeByText<ParsedFile>((text, file) => ({type: parseTypeDescription(text, file)}), parsedFiles);

/**
 * Reads all descriptions, `<dir>/<Namespace>.md` and `<dir>/<Namespace>/<Type>.md`, sorted by name. The result shares
 * the parsed files with later calls.
 *
 * @param root The folder that paths in problems are relative to, usually the repository's root.
 * @param cache The file that keeps the parsed files for the next process, because parsing all of them takes seconds.
 * @throws when `dir` cannot be read.
 */
export async function loadDescriptions(
  dir: string,
  root: string = process.cwd(),
  cache?: string,
): Promise<LoadedDescriptions> {
  const names = (await fs.readdir(dir, {recursive: true})).filter((name) => name.endsWith('.md')).sort();
  const files: readonly DescriptionFile[] = await Promise.all(
    names.map(async (name) => ({
      depth: name.split(path.sep).length,
      file: path.relative(root, path.join(dir, name)).split(path.sep).join('/'),
      text: await fs.readFile(path.join(dir, name), 'utf8'),
    })),
  );
  const parsed = cache === undefined ? files.map(parseFile) : await parseWithCache(files, cache);
  const namespaces = parsed.flatMap(({namespace}) => namespace ?? []);
  const types = parsed.flatMap(({type}) => type ?? []);
  const misplaced = files.filter(({depth}) => depth > 2).map(({file}) => misplacedFile(file));
  return {
    descriptions: {
      namespaces: namespaces.map(({description}) => description),
      types: types.map(({description}) => description),
    },
    problems: [...misplaced, ...[...namespaces, ...types].flatMap((one) => one.problems)],
  };
}

function parseFile({file, text, depth}: DescriptionFile): ParsedFile {
  if (depth > 2) return {};
  return depth === 1 ? parseNamespace(text, file) : parseType(text, file);
}

const readCaches = new Set<string>();

/** Parses the files. The first time, begins with what an earlier process parsed, and keeps the results for the next. */
async function parseWithCache(files: readonly DescriptionFile[], cache: string): Promise<readonly ParsedFile[]> {
  if (readCaches.has(cache)) return files.map(parseFile);
  readCaches.add(cache);
  for (const [file, known] of await readResults<ParsedFile>(cache)) parsedFiles.set(file, known);
  const isKnown = files.every(({file, text}) => parsedFiles.get(file)?.text === text);
  const parsed = files.map(parseFile);
  const current = new Set(files.map(({file}) => file));
  if (!isKnown) await writeResults(cache, new Map([...parsedFiles].filter(([file]) => current.has(file))));
  return parsed;
}

function misplacedFile(file: string): Problem {
  const message = 'A description must be in <Namespace>.md or <Namespace>/<Type>.md. Move the file.';
  return {kind: 'orphaned', position: {file, line: 1, column: 1}, message};
}
