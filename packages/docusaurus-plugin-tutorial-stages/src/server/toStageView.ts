import path from 'node:path';
import {codeFigure, type CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import {findPart, type PartOptions, type TutorialOptions} from '../options';
import type {ChangesView, FileChangeView, StageView} from '../view';
import {diffStages, type FileChange} from './diffStages';
import {partDownloads} from './downloads';
import {readStage, type StageFile} from './readStage';
import {renderDiff} from './renderDiff';
import {highlightFile, showFile} from './showFile';

/**
 * All that a page shows of a stage. Addresses are below the site's base address and begin with a slash.
 *
 * @throws Error when there is no stage of this name, or when a file of it can't be read or shown.
 */
export async function toStageView(name: string, options: TutorialOptions): Promise<StageView> {
  const {part, number} = findPart(name, options);
  const {files, zip, filesPath} = await partDownloads(part, number, options);
  const sources = files.filter(({source}) => source);
  const data = files.filter(({source}) => !source);
  const before = options.parts[number - 2];
  const file = path.basename(zip.path);
  return {
    number,
    download: {href: `/${zip.path}`, file, bytes: zip.bytes.length},
    commands: await codeFigure({lang: 'bash', value: `unzip ${file}\ncd ${zip.folder}\ndotnet run`}, options.samples),
    files: sources.map((each) => ({path: each.path, href: `/${filesPath}${each.path}`, bytes: each.bytes.length})),
    data: {count: data.length, bytes: data.reduce((sum, {bytes}) => sum + bytes.length, 0)},
    ...(before && {changes: await toChangesView(before, toStage(part, files), number - 1, options)}),
  };
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
    from: {number: fromNumber, href: options.address + before.page},
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
  // What is gone, nobody looks up.
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
  return found ? highlightFile(found, folder, samples) : [];
}
