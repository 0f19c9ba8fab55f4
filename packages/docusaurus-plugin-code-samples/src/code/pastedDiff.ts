import type {Element} from 'hast';
import {codeLanguage, type CodeLanguage} from './codeLanguage';
import type {FigureRow, HighlightedCode} from './figureRows';

type Change = FigureRow['change'];

/** A line of a pasted diff without its sign. */
interface DiffLine {
  readonly change: Change;
  readonly text: string;
}

const changes: Readonly<Record<string, Change>> = {'+': 'added', '-': 'removed', ' ': 'kept'};
const sides = ['removed', 'added'] as const;

const projectFile: ReadonlySet<string> = new Set(['csproj', 'props', 'targets']);

/** Dots that represent omitted lines. They are not part of the file, so they are not copied. */
const gap = /^\s*(?:\.\.\.|…)$/;

/**
 * Renders a diff pasted into a page, whose lines begin with `+`, `-` or a space. Both sides are highlighted in the
 * language of the title's file (`MyGame.csproj`), so that a change in XML has the colors of XML. Throws at a line
 * without a sign.
 */
export async function pastedDiff(
  code: string,
  language: CodeLanguage,
  highlight: (text: string, language: CodeLanguage) => Promise<readonly Element[]>,
): Promise<readonly FigureRow[]> {
  const lines = code.split('\n').map(readLine);
  const [before, after] = await Promise.all(
    sides.map(async (side): Promise<HighlightedCode> => {
      const text = lines
        .filter(({change}) => change === 'kept' || change === side)
        .map((line) => line.text)
        .join('\n');
      return {text, lines: await highlight(text, language)};
    }),
  );
  return toRows(lines, before?.lines ?? [], after?.lines ?? []);
}

/** Returns the language of the file that a title names, or `text` if the language is unknown. */
export function languageOfTitle(title: string | undefined): CodeLanguage {
  const extension = /\.([a-z0-9]+)(?=\s|$)/i.exec(title ?? '')?.[1]?.toLowerCase() ?? 'text';
  try {
    return codeLanguage(projectFile.has(extension) ? 'xml' : extension);
  } catch {
    return 'text';
  }
}

function readLine(line: string, index: number): DiffLine {
  const change = line === '' ? 'kept' : changes[line[0] ?? ''];
  if (change === undefined)
    throw new Error(`Line ${index + 1} of the diff begins with neither "+" nor "-" nor a space: "${line}"`);
  return {change, text: line.slice(1)};
}

function toRows(
  lines: readonly DiffLine[],
  before: readonly Element[],
  after: readonly Element[],
): readonly FigureRow[] {
  let oldIndex = 0;
  let newIndex = 0;
  return lines.map(({change, text}) => {
    const line = change === 'removed' ? before[oldIndex] : after[newIndex];
    if (!line) throw new Error('A highlighted line is missing: the highlighter counts lines differently.');
    if (change !== 'added') oldIndex += 1;
    if (change !== 'removed') newIndex += 1;
    const shown = gap.test(text) ? {...line, properties: {...line.properties, class: 'line gap'}} : line;
    return {line: shown, change, ...(change !== 'removed' && {number: newIndex})};
  });
}
