import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {rootDir} from './lib/paths';

interface Row {
  readonly sentence: string;
  readonly shownBy: string;
}

/** The rows of CONFORMANCE.md's tables of sentences. */
const rows: readonly Row[] = fs
  .readFileSync(path.join(rootDir, 'CONFORMANCE.md'), 'utf8')
  .split('\n')
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .filter((cells) => cells.length === 5 && cells[1] !== 'Sentence' && !cells[1]?.startsWith('---'))
  .map(([, sentence = '', , shownBy = '']) => ({sentence, shownBy}));

test('the conformance table has rows', () => {
  expect(rows.length).toBeGreaterThan(100);
});

test('every row of the conformance table names tests that exist', () => {
  expect(rows.flatMap(problemsOf)).toEqual([]);
});

function problemsOf({sentence, shownBy}: Row): readonly string[] {
  const named = references(shownBy);
  if (named.length === 0) return [`${sentence} Shown by what?`];
  return named.flatMap(({file, names}) => {
    const absolute = path.join(rootDir, file);
    if (!fs.existsSync(absolute)) return [`${sentence} There is no file ${file}.`];
    const text = fs.readFileSync(absolute, 'utf8');
    return names.filter((name) => !text.includes(name)).map((name) => `${sentence} ${file} has no test "${name}".`);
  });
}

/** Reads `file` "words of a test's name", "words of another's"; `file` … */
function references(shownBy: string): readonly {readonly file: string; readonly names: readonly string[]}[] {
  return [...shownBy.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)`((?:,? "(?:\\"|[^"])+")*)/g)].map(
    ([, file = '', names = '']) => ({
      file,
      names: [...names.matchAll(/"((?:\\"|[^"])+)"/g)].map(([, name = '']) => name.replaceAll('\\"', '"')),
    }),
  );
}
