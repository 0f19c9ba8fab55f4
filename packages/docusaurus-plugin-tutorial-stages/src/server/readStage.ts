import fs from 'node:fs/promises';
import path from 'node:path';
import {extractRegion} from 'docusaurus-plugin-code-samples/region';

/** A file of a stage as readers get it. */
export interface StageFile {
  /** Below the stage's folder, with slashes. */
  readonly path: string;
  /** Text has LF line ends, whatever the checkout made of them. */
  readonly bytes: Uint8Array;
  /** Of a file that one reads and writes: code, a project, a level. Undefined for pictures, sounds and other data. */
  readonly source?: {readonly text: string; readonly language: string};
}

/** What building leaves behind. */
const leftOut = new Set(['bin', 'obj']);

/** How the files are shown that a reader reads; what a program wrote, like the metrics of a font, is none of them. */
const languages: Readonly<Record<string, string>> = {
  '.cs': 'csharp',
  '.csproj': 'xml',
  '.json': 'json',
  '.txt': 'text',
  '.xml': 'xml',
};

/**
 * Every file below a stage's folder, by path, without what a build leaves there and without hidden files. The markers of
 * regions are there for the pages alone: readers get the code without them.
 */
export async function readStage(folder: string): Promise<readonly StageFile[]> {
  const paths = (await filesBelow(folder, '')).sort(comparePaths);
  if (paths.length === 0) throw new Error(`The stage ${folder} has no files.`);
  const files = paths.map(async (file) => toStageFile(file, await fs.readFile(path.join(folder, file))));
  return (await Promise.all(files)).map(withoutMarkers);
}

/** A file from its content. */
export function toStageFile(file: string, content: Uint8Array): StageFile {
  const text = decodeText(content)?.replaceAll('\r\n', '\n');
  if (text === undefined) return {path: file, bytes: content};
  const language = languages[path.extname(file)];
  return {path: file, bytes: new TextEncoder().encode(text), ...(language !== undefined && {source: {text, language}})};
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await fs.readdir(path.join(root, folder), {withFileTypes: true});
  const shown = entries.filter(({name}) => !leftOut.has(name) && !name.startsWith('.'));
  const nested = shown.map((entry) => {
    const place = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(root, place) : Promise.resolve([place]);
  });
  return (await Promise.all(nested)).flat();
}

/** UTF-8 without a NUL is text. */
function decodeText(content: Uint8Array): string | undefined {
  if (content.includes(0)) return undefined;
  try {
    return new TextDecoder('utf-8', {fatal: true, ignoreBOM: true}).decode(content);
  } catch {
    return undefined;
  }
}

function withoutMarkers(file: StageFile): StageFile {
  if (!file.source || !/#(?:end)?region\b/.test(file.source.text)) return file;
  return toStageFile(file.path, new TextEncoder().encode(`${extractRegion(file.source.text).text}\n`));
}

/** By code units, not by a language's rules: the same order on every machine. */
function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
