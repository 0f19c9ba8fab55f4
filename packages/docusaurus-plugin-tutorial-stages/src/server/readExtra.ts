import fs from 'node:fs/promises';
import path from 'node:path';
import type {ExtraFile} from '../options';
import {readStage, toStageFile, type StageFile} from './readStage';

/** Reads the additional files of a download with their paths in it. A folder adds all files below it. */
export async function readExtra(extra: readonly ExtraFile[], rootDir: string): Promise<readonly StageFile[]> {
  return (await Promise.all(extra.map((each) => readOne(each, rootDir)))).flat();
}

async function readOne({from, to}: ExtraFile, rootDir: string): Promise<readonly StageFile[]> {
  const source = path.join(rootDir, from);
  if (!(await fs.stat(source)).isDirectory()) return [toStageFile(to, await fs.readFile(source))];
  return (await readStage(source)).map((file) => ({...file, path: `${to}/${file.path}`}));
}
