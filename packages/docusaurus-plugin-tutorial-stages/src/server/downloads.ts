import fs from 'node:fs/promises';
import path from 'node:path';
import type {PartOptions, TutorialOptions} from '../options';
import {readStage, toStageFile, type StageFile} from './readStage';
import {zipFiles} from './zipFiles';

/** What readers can download of one part; paths are below the site's root. */
export interface PartDownloads {
  readonly files: readonly StageFile[];
  readonly zip: {readonly path: string; readonly folder: string; readonly bytes: Uint8Array};
  /** Where the files lie that one reads, with a slash at the end. */
  readonly filesPath: string;
}

/** A part's program, read and packed. `number` counts from 1. */
export async function partDownloads(
  part: PartOptions,
  number: number,
  {name, samples, extraFiles}: TutorialOptions,
): Promise<PartDownloads> {
  const files = await readStage(path.join(samples.rootDir, part.folder));
  const extra = await Promise.all(
    extraFiles.map(async ({from, to}) => toStageFile(to, await fs.readFile(path.join(samples.rootDir, from)))),
  );
  const folder = `${name}Part${number}`;
  const own = new Set(files.map((file) => file.path));
  const packed = [...files, ...extra.filter((file) => !own.has(file.path))];
  return {
    files,
    zip: {path: `downloads/${name.toLowerCase()}-part-${number}.zip`, folder, bytes: zipFiles(folder, packed)},
    filesPath: `downloads/${name.toLowerCase()}/part-${number}/`,
  };
}

/** Writes the zip and the source files of every part into the built site. */
export async function writeDownloads(options: TutorialOptions, outDir: string): Promise<void> {
  await Promise.all(
    options.parts.map(async (part, index) => {
      const {files, zip, filesPath} = await partDownloads(part, index + 1, options);
      const sources = files.filter(({source}) => source);
      await write(path.join(outDir, zip.path), zip.bytes);
      await Promise.all(sources.map((file) => write(path.join(outDir, filesPath, file.path), file.bytes)));
    }),
  );
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, bytes);
}
