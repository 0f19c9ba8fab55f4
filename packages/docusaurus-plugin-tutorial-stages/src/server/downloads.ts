import fs from 'node:fs/promises';
import path from 'node:path';
import type {ContentPackOptions, PartOptions, TutorialOptions} from '../options';
import {checkpointDownloads} from './checkpointDownloads';
import {contentPath, downloadBase, filesPath, partFolder} from './naming';
import {readExtra} from './readExtra';
import {readStage, type StageFile} from './readStage';
import {readmeFile, readTemplate} from './readmeFile';
import {zipFiles} from './zipFiles';

/** The downloads of one part; paths are below the site's root. */
export interface PartDownloads {
  readonly files: readonly StageFile[];
  readonly zip: PackedFiles;
  /** The folder `Content` alone, for parts that offer it. */
  readonly content?: PackedFiles;
  /** The folder of the source files, with a slash at the end. */
  readonly filesPath: string;
}

/** A zip, and its top-level folder. */
export interface PackedFiles {
  readonly path: string;
  readonly folder: string;
  readonly bytes: Uint8Array;
}

/** Reads and packs a part's program. `number` counts from 1 and is not in the name of a tutorial's only part. */
export async function partDownloads(
  part: PartOptions,
  number: number,
  tutorial: TutorialOptions,
): Promise<PartDownloads> {
  const {samples, extraFiles, readmes} = tutorial;
  const files = await readStage(path.join(samples.rootDir, part.folder));
  const folder = partFolder(number, tutorial);
  const packed = byPath(
    await readExtra(extraFiles, samples.rootDir),
    files,
    await readExtra(part.extraFiles ?? [], samples.rootDir),
  );
  const readme =
    readmes && readmeFile(await readTemplate(readmes.part, samples.rootDir), {number: `${number}`}, packed);
  return {
    files,
    zip: {
      path: `${downloadBase(number, tutorial)}.zip`,
      folder,
      bytes: zipFiles(folder, readme ? [...packed, readme] : packed),
    },
    ...(part.contentPack === true && {content: packContent(packed, contentPath(number, tutorial))}),
    filesPath: filesPath(number, tutorial),
  };
}

/** Joins lists of files. A file replaces those of the same path in earlier lists. */
function byPath(...lists: readonly (readonly StageFile[])[]): readonly StageFile[] {
  return [...new Map(lists.flat().map((file) => [file.path, file])).values()];
}

const contentFolder = 'Content';

function packContent(packed: readonly StageFile[], zipPath: string): PackedFiles {
  const start = `${contentFolder}/`;
  const files = packed.flatMap(({path: file, bytes}) =>
    file.startsWith(start) ? [{path: file.slice(start.length), bytes}] : [],
  );
  return {
    path: zipPath,
    folder: contentFolder,
    bytes: zipFiles(contentFolder, files),
  };
}

/** Reads and packs content that belongs to no stage. */
export async function packedContent({file, files, rootDir}: ContentPackOptions): Promise<PackedFiles> {
  return {
    path: `downloads/${file}.zip`,
    folder: contentFolder,
    bytes: zipFiles(contentFolder, await readExtra(files, rootDir)),
  };
}

/** Writes the zip of content that belongs to no stage into the built site. */
export async function writeContentPack(options: ContentPackOptions, outDir: string): Promise<void> {
  const {path: zipPath, bytes} = await packedContent(options);
  await write(path.join(outDir, zipPath), bytes);
}

/** Writes the zips and the source files of every part into the built site. */
export async function writeDownloads(options: TutorialOptions, outDir: string): Promise<void> {
  await Promise.all(
    options.parts.map(async (part, index) => {
      const {files, zip, content, filesPath} = await partDownloads(part, index + 1, options);
      const sources = files.filter(({source}) => source);
      await write(path.join(outDir, zip.path), zip.bytes);
      if (content) await write(path.join(outDir, content.path), content.bytes);
      await Promise.all(sources.map((file) => write(path.join(outDir, filesPath, file.path), file.bytes)));
      const checkpoints = await checkpointDownloads(part, index + 1, options);
      await Promise.all(checkpoints.map((checkpoint) => write(path.join(outDir, checkpoint.path), checkpoint.bytes)));
    }),
  );
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  await fs.mkdir(path.dirname(file), {recursive: true});
  await fs.writeFile(file, bytes);
}
