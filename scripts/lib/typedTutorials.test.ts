import fs from 'node:fs';
import path from 'node:path';
import {
  addedLines,
  checkpointHelp,
  readProgram,
  typePage,
  type TypedFiles,
} from 'docusaurus-plugin-tutorial-stages/typing';
import {describe, expect, it} from 'vitest';
import {rootDir} from './paths';
import {typedTutorialPages, type TypedTutorialPages} from './typedTutorials';

const read = (page: string): string => fs.readFileSync(path.join(rootDir, page), 'utf8');

/** The lines that each checkpoint of consecutive pages adds, by "file:line". */
async function linesPerCheckpoint({pages, start}: TypedTutorialPages): Promise<Readonly<Record<string, number>>> {
  const added: Record<string, number> = {};
  let files: TypedFiles = start === undefined ? new Map() : await readProgram(path.join(rootDir, start));
  for (const page of pages) {
    const {checkpoints, end} = typePage(read(page), files, rootDir);
    for (const {line, files: now} of checkpoints) {
      added[`${page}:${line}`] = addedLines(files, now);
      files = now;
    }
    files = end;
  }
  return added;
}

describe.each(typedTutorialPages.map((part) => [part.name, part] as const))('%s', (name, part) => {
  const most = name === 'First game' ? 30 : 40;

  it(`adds at most ${most} lines of code between checkpoints`, async () => {
    const added = Object.entries(await linesPerCheckpoint(part));
    expect(added.length).toBeGreaterThan(10);
    expect(added.filter(([, lines]) => lines > most)).toEqual([]);
  });

  it('says at each checkpoint what readers should see, and what to check if they do not', () => {
    const checkpoints = part.pages.flatMap((page) =>
      checkpointHelp(read(page)).map((checkpoint) => ({...checkpoint, place: `${page}:${checkpoint.line}`})),
    );
    expect(checkpoints.filter(({says}) => !says).map(({place}) => place)).toEqual([]);
    expect(checkpoints.filter(({helps}) => !helps).map(({place}) => place)).toEqual([]);
  });
});
