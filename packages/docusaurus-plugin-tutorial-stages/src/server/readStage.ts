import fs from 'node:fs/promises';
import path from 'node:path';
import {extractRegion} from 'docusaurus-plugin-code-samples/region';

/** A file of a stage as readers get it. */
export interface StageFile {
  /** Path below the stage's folder, with slashes. */
  readonly path: string;
  /** Text has LF line ends, even if the checkout has others. */
  readonly bytes: Uint8Array;
  /** The text of a file that people write: code, a project, a level. Undefined for pictures, sounds and other data. */
  readonly source?: {readonly text: string; readonly language: string};
}

/** The folders that a build creates. */
const leftOut = new Set(['bin', 'obj']);

/** The languages of files that people write; generated files, like the metrics of a font, have none. */
const languages: Readonly<Record<string, string>> = {
  '.cs': 'csharp',
  '.csproj': 'xml',
  '.json': 'json',
  '.txt': 'text',
  '.xml': 'xml',
};

/**
 * Reads every file below a stage's folder, sorted by path, except those that a build creates and hidden files. Removes
 * the markers of regions, which only the pages need.
 */
export async function readStage(folder: string): Promise<readonly StageFile[]> {
  const paths = (await filesBelow(folder, '')).sort(comparePaths);
  if (paths.length === 0) throw new Error(`The stage ${folder} has no files.`);
  const files = paths.map(async (file) => toStageFile(file, await fs.readFile(path.join(folder, file))));
  return (await Promise.all(files)).map(withoutMarkers);
}

/** Creates a stage's file from its content. */
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

/** Decodes UTF-8 without NUL; undefined if the content is not text. */
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

/** Compares by code units, so that the order is the same on every machine. */
function comparePaths(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
