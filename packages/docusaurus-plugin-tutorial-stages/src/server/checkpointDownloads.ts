import fs from 'node:fs/promises';
import path from 'node:path';
import type {PartOptions, TutorialOptions} from '../options';
import {readProgram, type TypedFiles} from '../typing/typedFiles';
import {typePage} from '../typing/typePage';
import {titleOf} from './listSteps';
import {contentPath, downloadBase, partFolder} from './naming';
import {readExtra} from './readExtra';
import {toStageFile, type StageFile} from './readStage';
import {readmeFile, readTemplate, type ReadmeTemplate} from './readmeFile';
import {trimSolution} from './trimSolution';
import {zipFiles} from './zipFiles';

/** The code at a checkpoint, for readers whose own code doesn't compile. */
export interface CheckpointDownload {
  /** File name of the checkpoint's page without `.mdx`. */
  readonly page: string;
  /** 1-based line of the checkpoint in the page. */
  readonly line: number;
  /** Path below the site's root. */
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A page's text, which may differ from the file while the page is being edited. */
export interface PageSource {
  readonly page: string;
  readonly source: string;
}

const isContent = (file: string): boolean => file.startsWith('Content/');
const isSolution = (file: string): boolean => file.endsWith('.slnx');

/**
 * Returns the code at each checkpoint of a part's pages, as readers have typed it. Checkpoints are numbered across all
 * pages. Pictures and other content are only in the downloads of the part, because they would make up most of each of
 * the many files; the README says where they are.
 *
 * @param number The part's number, counted from 1.
 * @param edited Replaces the file of its page.
 */
export async function checkpointDownloads(
  part: PartOptions,
  number: number,
  tutorial: TutorialOptions,
  edited?: PageSource,
): Promise<readonly CheckpointDownload[]> {
  return pack(await typeCheckpoints(part, number, tutorial, edited), part, number, tutorial);
}

/** Returns the downloads of one page of a part, without packing those of its other pages. */
export async function pageDownloads(
  part: PartOptions,
  number: number,
  tutorial: TutorialOptions,
  edited: PageSource,
): Promise<readonly CheckpointDownload[]> {
  const checkpoints = await typeCheckpoints(part, number, tutorial, edited);
  return pack(
    checkpoints.filter(({page}) => page === edited.page),
    part,
    number,
    tutorial,
  );
}

interface TypedCheckpoint extends Omit<CheckpointDownload, 'bytes'> {
  /** Counted from 1 across the pages of the part, and on the checkpoint's page. */
  readonly number: number;
  readonly numberOnPage: number;
  /** Of the checkpoint's page. */
  readonly title: string;
  readonly files: TypedFiles;
}

async function typeCheckpoints(
  {pages}: PartOptions,
  number: number,
  tutorial: TutorialOptions,
  edited: PageSource | undefined,
): Promise<readonly TypedCheckpoint[]> {
  const {
    parts,
    pagesDir,
    samples: {rootDir},
  } = tutorial;
  const before = parts[number - 2]?.folder;
  const checkpoints: TypedCheckpoint[] = [];
  let files: TypedFiles = before === undefined ? new Map() : await readProgram(path.join(rootDir, before));
  for (const page of pages) {
    const file = path.join(pagesDir, `${page}.mdx`);
    const source = edited?.page === page ? edited.source : await fs.readFile(file, 'utf8');
    // From the file, because the text of an edited page comes without its front matter.
    const title = await titleOf(file);
    const typed = typePage(source, files, rootDir);
    for (const checkpoint of typed.checkpoints) {
      const own = checkpoints.length + 1;
      checkpoints.push({
        page,
        line: checkpoint.line,
        path: `${downloadBase(number, tutorial)}-checkpoint-${own}.zip`,
        number: own,
        numberOnPage: checkpoint.number,
        title,
        files: checkpoint.files,
      });
    }
    files = typed.end;
  }
  return checkpoints;
}

async function pack(
  checkpoints: readonly TypedCheckpoint[],
  part: PartOptions,
  partNumber: number,
  tutorial: TutorialOptions,
): Promise<readonly CheckpointDownload[]> {
  const {extraFiles, readmes, samples} = tutorial;
  const extra = await readExtra(
    extraFiles.filter(({to}) => !isContent(to)),
    samples.rootDir,
  );
  const solutions = await readExtra(
    (part.extraFiles ?? []).filter(({to}) => isSolution(to)),
    samples.rootDir,
  );
  const template = readmes && (await readTemplate(readmes.checkpoint, samples.rootDir));
  return checkpoints.map((checkpoint) => {
    const {page, line, path: zipPath, number, files} = checkpoint;
    const readme = template ? [toReadme(checkpoint, template, partNumber, tutorial)] : [];
    // Not the folder of the part's download: unpacked in one place, it would be mixed up with this one.
    const folder = `${partFolder(partNumber, tutorial)}Checkpoint${number}`;
    const paths = new Set(files.keys());
    const solution = solutions.flatMap((file) => trimSolution(file, paths) ?? []);
    return {page, line, path: zipPath, bytes: zipFiles(folder, [...codeOf(files), ...extra, ...solution, ...readme])};
  });
}

function toReadme(
  {page, numberOnPage, title, files}: TypedCheckpoint,
  template: ReadmeTemplate,
  partNumber: number,
  tutorial: TutorialOptions,
): StageFile {
  const values = {
    title,
    address: `${tutorial.address}${page}`,
    number: `${numberOnPage}`,
    content: `/${contentPath(partNumber, tutorial)}`,
  };
  return readmeFile(template, values, codeOf(files));
}

function codeOf(files: TypedFiles): readonly StageFile[] {
  const code = [...files].filter(([file]) => !isContent(file));
  return code.map(([file, lines]) => toStageFile(file, new TextEncoder().encode(`${lines.join('\n')}\n`)));
}
