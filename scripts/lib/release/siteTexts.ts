import fs from 'node:fs';
import path from 'node:path';
import {gitFiles} from '../gitFiles';
import {rootDir} from '../paths';
import {findStatements} from './findStatements';
import type {FileStatement} from './releaseFindings';

/** The folders and files with texts about the engine, and those with tests and lists that repeat them. */
const engineTextPaths = [
  'README.md',
  'api/descriptions',
  'api/removed',
  'api/tasks.yaml',
  'api/topics.yaml',
  'samples',
  'website/blog',
  'website/diagrams',
  'website/docs',
  'website/search',
  'website/src',
];
const figurePaths = ['ARCHITECTURE.md', 'CONTRIBUTING.md', 'checks', 'e2e', 'packages', 'scripts', 'tools'];
/** Left out because questions measure the search, tags name all releases, and tests of the site have figures. */
const otherTexts = /^website\/search\/questions\/|^website\/blog\/tags\.yml$|\.test\.tsx?$/;
/** Left out because unit tests make up their data; the release that they name doesn't matter. */
const unitTest = /^(?:packages|scripts|tools)\/.*\.test\.tsx?$/;
const textFile = /\.(?:cs|mdx?|svg|tsx?|ya?ml)$/;
const proseFile = /\.mdx?$/;
const fixture = /(?:^|\/)fixtures\/|\.fixture\./;

export type Texts = ReadonlyMap<string, string>;

export const readEngineTexts = (): Texts =>
  new Map([...readTexts(engineTextPaths)].filter(([file]) => !otherTexts.test(file)));
export const readFigures = (): Texts => new Map([...readTexts(figurePaths)].filter(([file]) => !unitTest.test(file)));

/** The texts that a new release may have made wrong. The post of the previous release may name it. */
export function statementsOf(texts: Texts, previous: string): readonly FileStatement[] {
  return [...texts]
    .filter(([file]) => !file.includes(`-${previous}/index.`))
    .flatMap(([file, text]) =>
      findStatements(text, previous, proseFile.test(file)).map((statement) => ({file, ...statement})),
    );
}

/** The text of each file below the folders, by repository path. */
function readTexts(folders: readonly string[]): Texts {
  const files = gitFiles('.') ?? [];
  return new Map(
    files
      .filter((file) => textFile.test(file) && !fixture.test(file))
      .filter((file) => folders.some((folder) => file === folder || file.startsWith(`${folder}/`)))
      // Deleted files are still listed until the deletion is committed.
      .filter((file) => fs.existsSync(path.join(rootDir, file)))
      .map((file) => [file, fs.readFileSync(path.join(rootDir, file), 'utf8')]),
  );
}
