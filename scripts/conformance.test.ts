import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {rootDir} from './lib/paths';
import {isInTitle, testTitles, type TestTitle} from './lib/testTitles';

interface Row {
  /** The number of the specification's section. */
  readonly section: string;
  readonly sentence: string;
  /** The code that keeps it, as `path` or `short/path`. */
  readonly where: string;
  readonly shownBy: string;
}

const text = fs.readFileSync(path.join(rootDir, 'CONFORMANCE.md'), 'utf8');

/** The rows of CONFORMANCE.md's tables of sentences. */
const rows: readonly Row[] = text
  .split(/^## (?=\d )/m)
  .slice(1)
  .flatMap((section) =>
    section
      .split('\n')
      .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
      .filter((cells) => cells.length === 5 && cells[1] !== 'Sentence' && !cells[1]?.startsWith('---'))
      .map(([, sentence = '', where = '', shownBy = '']) => ({
        section: section.slice(0, 1),
        sentence,
        where,
        shownBy,
      })),
  );

describe('the conformance table', () => {
  test('has rows for each section of the specification', () => {
    expect([...new Set(rows.map(({section}) => section))]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(rows.length).toBeGreaterThan(200);
  });

  test('has each sentence once per section', () => {
    const sentences = rows.map(({section, sentence}) => `${section} ${sentence}`);
    expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
  });

  test('names an existing test for every sentence, by its title', () => {
    expect(rows.flatMap(problemsOf)).toEqual([]);
    // A busy machine takes seconds to parse all these files.
  }, 60_000);

  test('names code that exists', () => {
    const places = rows.flatMap(({where}) => where.match(pathInBackticks) ?? []);
    const elsewhere = text.split(/^## (?=\d )/m)[0]?.match(/`(?:packages|website|e2e|checks|scripts)\/[^`]+`/g) ?? [];
    const missing = [...places, ...elsewhere]
      .map(inRepository)
      .filter((file) => !fs.existsSync(path.join(rootDir, file)));
    expect([...new Set(missing)]).toEqual([]);
  });
});

/** The short forms that CONFORMANCE.md explains. */
const shortForms: Readonly<Record<string, string>> = {
  cocos: 'packages/docusaurus-theme-cocos/src',
  internals: 'packages/docusaurus-internals/src',
  search: 'packages/docusaurus-theme-search/src',
  engine: 'packages/search-engine/src',
  reference: 'packages/docusaurus-plugin-api-reference/src',
};
const pathInBackticks = /`[a-z-]+\/[\w./-]*`/g;

function inRepository(quoted: string): string {
  const [folder = '', ...rest] = quoted.slice(1, -1).split('/');
  return [shortForms[folder] ?? folder, ...rest].join('/');
}

function problemsOf({sentence, shownBy}: Row): readonly string[] {
  const named = references(shownBy);
  if (named.length === 0) return [`${sentence} Shown by what?`];
  return named.flatMap(({file, names}) => {
    const absolute = path.join(rootDir, file);
    if (!fs.existsSync(absolute)) return [`${sentence} There is no file ${file}.`];
    if (names.length === 0) return [`${sentence} Which test in ${file}?`];
    const missing = names.filter((name) => !isInTitle(name, titlesIn(absolute)));
    return missing.map((name) => `${sentence} ${file} has no test "${name}".`);
  });
}

/** Cached, because many rows name the same file. */
const known = new Map<string, readonly TestTitle[]>();

function titlesIn(file: string): readonly TestTitle[] {
  const titles = known.get(file) ?? testTitles(file, fs.readFileSync(file, 'utf8'));
  known.set(file, titles);
  return titles;
}

/** Reads `file` "words of a test's title", "words of another's"; `file` … */
function references(shownBy: string): readonly {readonly file: string; readonly names: readonly string[]}[] {
  return [...shownBy.matchAll(/`([^`]+\.(?:spec|test)\.tsx?)`((?:,? "(?:\\"|[^"])+")*)/g)].map(
    ([, file = '', names = '']) => ({
      file,
      names: [...names.matchAll(/"((?:\\"|[^"])+)"/g)].map(([, name = '']) => name.replaceAll('\\"', '"')),
    }),
  );
}
