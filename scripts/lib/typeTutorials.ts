import fs from 'node:fs';
import path from 'node:path';
import {differences, readProgram, typePage, type TypedFiles} from 'docusaurus-plugin-tutorial-stages/typing';
import type {TypedTutorialPages} from './typedTutorials';

/** The program at a checkpoint, to be compiled. */
export interface TypedProgram {
  /** "Platformer, part 1, checkpoint 4 (website/docs/….mdx:160)". */
  readonly name: string;
  readonly files: TypedFiles;
}

export interface TypedTutorials {
  readonly programs: readonly TypedProgram[];
  /** Listings that can't be typed, and pages whose typed program differs from the one they offer. */
  readonly problems: readonly string[];
}

/** Types pages one after another. After a page that fails, the next one starts with the program that the page offers. */
export async function typeTutorials(pages: readonly TypedTutorialPages[], rootDir: string): Promise<TypedTutorials> {
  const typed = await Promise.all(pages.map((page) => typeOne(page, rootDir)));
  return {
    programs: typed.flatMap(({programs}) => programs),
    problems: typed.flatMap(({problems}) => problems),
  };
}

async function typeOne({name, pages, start, end}: TypedTutorialPages, rootDir: string): Promise<TypedTutorials> {
  const program = await readProgram(path.join(rootDir, end));
  const own: TypedFiles = start === undefined ? new Map() : await readProgram(path.join(rootDir, start));
  const programs: TypedProgram[] = [];
  const problems: string[] = [];
  let typed: TypedFiles = new Map([...own, ...contentOf(program)]);
  for (const page of pages) {
    const result = typePage(fs.readFileSync(path.join(rootDir, page), 'utf8'), typed, rootDir);
    for (const {number, line, files, tried} of result.checkpoints) {
      const checkpoint = `${name}, checkpoint ${number} (${page}:${line})`;
      programs.push({name: checkpoint, files});
      if (tried) programs.push({name: `${checkpoint}, with the code to try`, files: tried});
    }
    for (const {line, checkpoint, message} of result.problems)
      problems.push(`${name}, before checkpoint ${checkpoint} (${page}:${line}): ${message}`);
    typed = result.end;
  }
  problems.push(...differences(typed, program).map((each) => `${name}, at its end (${end}): ${each}`));
  return {programs, problems};
}

/** The files of the download. */
function contentOf(program: TypedFiles): TypedFiles {
  return new Map([...program].filter(([file]) => file.startsWith('Content/')));
}
