import fs from 'node:fs';
import path from 'node:path';
import {extractRegion} from 'docusaurus-plugin-code-samples/region';
import type {Capture, CaptureEntry, CaptureRecord} from '../captures';
import type {CapturesOptions} from '../options';
import {joinCaptures, type CaptureList} from './joinCaptures';

export {capturesByType} from './joinCaptures';

/** Reads, checks and joins all captures of the repository. Throws the errors of `joinCaptures`. */
export function readCaptures({
  rootDir,
  listDir,
  manifestDir,
  filesDir,
}: Omit<CapturesOptions, 'sourceUrl'>): readonly Capture[] {
  const files = new Set(fs.readdirSync(filesDir));
  const lists = fs
    .readdirSync(listDir)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file): CaptureList => {
      const list = path.join(listDir, file);
      const {captures} = readJson(list) as {readonly captures: readonly CaptureEntry[]};
      const manifest = path.join(manifestDir, file);
      return {
        file: path.relative(rootDir, list).split(path.sep).join('/'),
        entries: captures,
        records: fs.existsSync(manifest) ? (readJson(manifest) as Readonly<Record<string, CaptureRecord>>) : {},
      };
    });
  return joinCaptures(lists, {
    hasFile: (name) => files.has(name),
    readRegion: (sample, region) => extractRegion(fs.readFileSync(path.join(rootDir, sample), 'utf8'), region).text,
  });
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, {cause: error});
  }
}
