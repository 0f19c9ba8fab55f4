import path from 'node:path';
import {codeFigure, fileLines, type CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import {findPart, findTutorial, type PartOptions, type TutorialOptions, type TutorialsOptions} from '../options';
import type {ChangesView, DownloadView, FileChangeView, StageView} from '../view';
import {diffStages, type FileChange} from './diffStages';
import {packedContent, partDownloads, type PackedFiles} from './downloads';
import {readStage, type StageFile} from './readStage';
import {renderDiff} from './renderDiff';
import {showFile} from './showFile';

/**
 * The data of a stage that a page shows. Addresses are below the site's base address and begin with a slash.
 *
 * @throws Error if there is no stage of this name, or if one of its files can't be read or shown.
 */
export async function toStageView(name: string, options: TutorialOptions): Promise<StageView> {
  const {part, number} = findPart(name, options);
  const {files, zip, filesPath} = await partDownloads(part, number, options);
  const sources = files.filter(({source}) => source);
  const data = files.filter(({source}) => !source);
  const before = options.parts[number - 2];
  const download = toDownloadView(zip);
  return {
    ...(options.parts.length > 1 && {number}),
    download,
    commands: await codeFigure(
      {lang: 'bash', value: `unzip ${download.file}\ncd ${zip.folder}\ndotnet run`},
      options.samples,
    ),
    files: sources.map((each) => ({path: each.path, href: `/${filesPath}${each.path}`, bytes: each.bytes.length})),
    data: {count: data.length, bytes: data.reduce((sum, {bytes}) => sum + bytes.length, 0)},
    ...(before && {changes: await toChangesView(before, toStage(part, files), number - 1, options)}),
  };
}

/**
 * The download of a part's folder `Content`, or of a pack that belongs to no part.
 *
 * @throws Error if there is no pack and no stage of this name, or if the stage doesn't offer its content.
 */
export async function toContentView(
  name: string,
  {tutorials, contentPacks = []}: Pick<TutorialsOptions, 'tutorials' | 'contentPacks'>,
): Promise<DownloadView> {
  const pack = contentPacks.find((each) => each.name === name);
  if (pack) return toDownloadView(await packedContent(pack));
  const tutorial = findTutorial(name, tutorials);
  const {part, number} = findPart(name, tutorial);
  const {content} = await partDownloads(part, number, tutorial);
  if (!content) throw new Error(`The stage "${name}" has no content download. Set contentPack for its part.`);
  return toDownloadView(content);
}

function toDownloadView(zip: PackedFiles): DownloadView {
  return {href: `/${zip.path}`, file: path.basename(zip.path), bytes: zip.bytes.length};
}

/** A stage, and its files by path. */
interface Stage {
  readonly folder: string;
  readonly files: ReadonlyMap<string, StageFile>;
}

async function toChangesView(
  before: PartOptions,
  now: Stage,
  fromNumber: number,
  options: TutorialOptions,
): Promise<ChangesView> {
  const {samples} = options;
  const old = toStage(before, await readStage(path.join(samples.rootDir, before.folder)));
  const shown = ({files}: Stage) => [...files.values()].map(showFile);
  const {files, unchanged} = diffStages(shown(old), shown(now));
  return {
    from: {number: fromNumber, href: options.address + before.pages[0]},
    files: await Promise.all(files.map((change) => toFileChangeView(change, old, now, samples))),
    unchanged,
  };
}

function toStage({folder}: PartOptions, files: readonly StageFile[]): Stage {
  return {folder, files: new Map(files.map((file) => [file.path, file]))};
}

async function toFileChangeView(
  {path: file, kind, from, lines, bytes}: FileChange,
  old: Stage,
  now: Stage,
  samples: CodeFigureOptions,
): Promise<FileChangeView> {
  const change = {path: file, kind, ...(from !== undefined && {from})};
  if (!lines) return kind === 'renamed' ? change : {...change, bytes};
  // Removed lines have no links, because nobody looks up removed code.
  const before = await highlighted(old, from ?? file, {...samples, identifiers: undefined});
  const after = await highlighted(now, file, samples);
  return {...change, lines: {added: lines.added, removed: lines.removed, html: renderDiff(lines, before, after)}};
}

async function highlighted(
  {folder, files}: Stage,
  file: string,
  samples: CodeFigureOptions,
): Promise<readonly string[]> {
  const found = files.get(file);
  return found ? fileLines(`${folder}/${file}`, found.source?.language, samples) : [];
}
