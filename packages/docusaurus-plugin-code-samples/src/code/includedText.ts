import fs from 'node:fs';
import path from 'node:path';
import type {Code} from 'mdast';
import {extractRegion} from './extractRegion';
import {parseFenceMeta} from './parseFenceMeta';

/** The text of the file or region that a fence includes, or undefined if it includes none. `codeFigure` checks it. */
export function includedText(fence: Code, rootDir: string): string | undefined {
  const {file, region} = parseFenceMeta(fence.meta ?? '');
  return file === undefined
    ? undefined
    : extractRegion(fs.readFileSync(path.resolve(rootDir, file), 'utf8'), region).text;
}
