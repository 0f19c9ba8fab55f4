import fs from 'node:fs/promises';
import path from 'node:path';
import type {PartOptions, TutorialOptions} from '../options';
import {readProgram, type TypedFiles} from '../typing/typedFiles';
import {typePage} from '../typing/typePage';
import {readExtra} from './readExtra';
import {toStageFile, type StageFile} from './readStage';
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

/**
 * Returns the code at each checkpoint of a part's pages, as readers have typed it. Checkpoints are numbered across all
 * pages. Pictures and other content are only in the part's own download. A tutorial with one part is so short that it
 * has only that download.
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
  return pack(await typeCheckpoints(part, number, tutorial, edited), number, tutorial);
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
    number,
    tutorial,
  );
}

interface TypedCheckpoint extends Omit<CheckpointDownload, 'bytes'> {
  readonly files: TypedFiles;
}

async function typeCheckpoints(
  {pages}: PartOptions,
  number: number,
  {name, parts, pagesDir, samples: {rootDir}}: TutorialOptions,
  edited: PageSource | undefined,
): Promise<readonly TypedCheckpoint[]> {
  if (parts.length === 1) return [];
  const before = parts[number - 2]?.folder;
  const checkpoints: TypedCheckpoint[] = [];
  let files: TypedFiles = before === undefined ? new Map() : await readProgram(path.join(rootDir, before));
  for (const page of pages) {
    const source =
      edited?.page === page ? edited.source : await fs.readFile(path.join(pagesDir, `${page}.mdx`), 'utf8');
    const typed = typePage(source, files, rootDir);
    for (const checkpoint of typed.checkpoints)
      checkpoints.push({
        page,
        line: checkpoint.line,
        path: `downloads/${name.toLowerCase()}-part-${number}-checkpoint-${checkpoints.length + 1}.zip`,
        files: checkpoint.files,
      });
    files = typed.end;
  }
  return checkpoints;
}

async function pack(
  checkpoints: readonly TypedCheckpoint[],
  number: number,
  {name, samples: {rootDir}, extraFiles}: TutorialOptions,
): Promise<readonly CheckpointDownload[]> {
  const extra = await readExtra(
    extraFiles.filter(({to}) => !isContent(to)),
    rootDir,
  );
  return checkpoints.map(({files, ...checkpoint}) => ({
    ...checkpoint,
    bytes: zipFiles(`${name}Part${number}`, [...codeOf(files), ...extra]),
  }));
}

function codeOf(files: TypedFiles): readonly StageFile[] {
  const code = [...files].filter(([file]) => !isContent(file));
  return code.map(([file, lines]) => toStageFile(file, new TextEncoder().encode(`${lines.join('\n')}\n`)));
}
