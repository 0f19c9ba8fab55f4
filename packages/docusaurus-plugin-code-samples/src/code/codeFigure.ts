import type {Code} from 'mdast';
import {figureId} from '../figures/figureId';
import {linkIdentifiers, type IdentifierOptions} from '../identifiers/linkIdentifiers';
import {codeLanguage, type CodeLanguage} from './codeLanguage';
import type {Extract} from './extractRegion';
import {diffRows, plainRows, type FigureRow, type HighlightedCode} from './figureRows';
import {foldRanges} from './foldRanges';
import {highlightCode} from './highlightCode';
import {extractIncluded, placing, readIncluded, type IncludedFile} from './includedFile';
import {checkLineRange, parseLineRange, type LineRange} from './lineRanges';
import {parseFenceMeta, type FenceMeta} from './parseFenceMeta';
import {placementInstruction} from './placementInstruction';
import {languageOfTitle, pastedDiff} from './pastedDiff';
import {renderLine, renderRows} from './renderRows';
import {sourceAddress, type SourceOptions} from './sourceAddress';

export {sourceAddress, type SourceFolder} from './sourceAddress';

export interface CodeFigureOptions extends SourceOptions {
  /** Absolute path of the repository's root. `file="…"` is relative to it. */
  readonly rootDir: string;
  /** Links the identifiers of included C#. Without it, no identifier is linked. */
  readonly identifiers?: IdentifierOptions;
}

/** The props of the theme's `CodeFigure`. */
export interface CodeFigureProps {
  readonly html: string;
  readonly language: string;
  /** The anchor for links to the code of a file (`figureId`). */
  readonly id?: string;
  readonly title?: string;
  readonly fragment?: string;
  /** In a tutorial, what readers do with the code: "Add after Update()". */
  readonly place?: string;
  /** The included file on the web, if it is there. */
  readonly sourceUrl?: string;
  /** The whole file, with the shown region's lines marked. */
  readonly wholeHtml?: string;
}

/** The rows to show, and what the names in a fence's options refer to. */
interface FigureContent {
  readonly rows: readonly FigureRow[];
  readonly extract?: Extract;
  readonly wholeHtml?: string;
}

/**
 * Renders a code fence with its file or region included and its tokens highlighted. Throws if the fence, the file, the
 * region or an option is invalid.
 */
export async function codeFigure(
  fence: Pick<Code, 'lang' | 'meta' | 'value'>,
  options: CodeFigureOptions,
): Promise<CodeFigureProps> {
  const named = codeLanguage(fence.lang);
  const meta = parseFenceMeta(fence.meta ?? '');
  const {file, title, fragment} = meta;
  const isPastedDiff = named === 'diff' && file === undefined;
  const language = isPastedDiff ? languageOfTitle(title) : named;
  const {rows, extract, wholeHtml} =
    file === undefined
      ? await pastedContent(fence.value, language, {fragment, isDiff: isPastedDiff})
      : await includedContent(fence.value, {...meta, file}, language, options);
  const id = figureId(meta);
  const place = placementInstruction(meta);
  const sourceUrl = file === undefined ? undefined : sourceAddress(file, options);
  return {
    html: renderRows(rows, marksOf(meta, rows, extract)),
    language,
    ...(id !== undefined && {id}),
    ...(title !== undefined && {title}),
    ...(fragment !== undefined && {fragment}),
    ...(place !== undefined && {place}),
    ...(sourceUrl !== undefined && {sourceUrl}),
    ...(wholeHtml !== undefined && {wholeHtml}),
  };
}

/**
 * Returns the lines of an included file as `codeFigure` shows them, each as HTML. Throws if the file or the name of its
 * language is invalid.
 */
export async function fileLines(
  file: string,
  language: string | undefined,
  options: CodeFigureOptions,
): Promise<readonly string[]> {
  const included = await readIncluded(file, options.rootDir);
  const extract = extractIncluded(included, undefined);
  const {lines} = await highlightExtract(extract, included, codeLanguage(language), options);
  return lines.map(renderLine);
}

async function pastedContent(
  code: string,
  language: CodeLanguage,
  {fragment, isDiff}: Pick<FenceMeta, 'fragment'> & {readonly isDiff: boolean},
): Promise<FigureContent> {
  if (language === 'csharp' && fragment === undefined) {
    throw new Error(
      'Put C# in samples/ and include it with file="samples/…" region="…", so that it is compiled. If it can\'t compile, give the reason: fragment="…".',
    );
  }
  if (code.trim() === '') throw new Error('The code block is empty and has no file="…".');
  if (isDiff) return {rows: await pastedDiff(code, language, highlightCode)};
  return {rows: plainRows(await highlightCode(code, language))};
}

async function includedContent(
  own: string,
  {file, region, diff, whole}: FenceMeta & {readonly file: string},
  language: CodeLanguage,
  options: CodeFigureOptions,
): Promise<FigureContent> {
  if (own.trim() !== '') throw new Error('A code block that includes a file must be empty.');
  const included = await readIncluded(file, options.rootDir);
  const extract = extractIncluded(included, region);
  const after = await highlightExtract(extract, included, language, options);
  const rows = diff === undefined ? plainRows(after.lines) : await compared(diff, region, after, language, options);
  if (!whole) return {rows, extract};
  return {rows, extract, wholeHtml: await wholeFile(included, extract, language, options)};
}

async function highlightExtract(
  extract: Extract,
  included: IncludedFile,
  language: CodeLanguage,
  {identifiers}: Pick<CodeFigureOptions, 'identifiers'>,
): Promise<HighlightedCode> {
  const lines = await highlightCode(extract.text, language);
  return {text: extract.text, lines: await linkIdentifiers(lines, extract, included, identifiers)};
}

/** Compares the code with that of another file. Only the new side has links, because nobody looks up removed code. */
async function compared(
  diff: string,
  region: string | undefined,
  after: HighlightedCode,
  language: CodeLanguage,
  {rootDir}: CodeFigureOptions,
): Promise<readonly FigureRow[]> {
  const included = await readIncluded(diff, rootDir);
  const before = await highlightExtract(extractBefore(included, region), included, language, {});
  const rows = diffRows(before, after);
  if (rows.every(({change}) => change === 'kept'))
    throw new Error(`${diff}: nothing differs from the shown code. Remove diff="…", or name another file.`);
  return rows;
}

function extractBefore(included: IncludedFile, region: string | undefined): Extract {
  try {
    return extractIncluded(included, region);
  } catch (error) {
    throw new Error(`${(error as Error).message} A diff compares regions of the same name.`, {cause: error});
  }
}

async function wholeFile(
  included: IncludedFile,
  shown: Extract,
  language: CodeLanguage,
  options: CodeFigureOptions,
): Promise<string> {
  const whole = extractIncluded(included, undefined);
  const {lines} = await highlightExtract(whole, included, language, options);
  const isShown = new Set(shown.lines.map(({sourceLine}) => sourceLine));
  const marked = whole.lines.flatMap(({sourceLine}, index) =>
    isShown.has(sourceLine) ? [{first: index + 1, last: index + 1}] : [],
  );
  return renderRows(plainRows(lines), {highlighted: marked, folded: []});
}

function marksOf(
  {highlight, fold, file}: FenceMeta,
  rows: readonly FigureRow[],
  extract: Extract | undefined,
): {readonly highlighted: readonly LineRange[]; readonly folded: readonly LineRange[]} {
  const count = Math.max(...rows.map(({number = 0}) => number));
  const highlighted = (highlight?.split(',') ?? []).flatMap((text) => parseLineRange(text) ?? []);
  for (const range of highlighted) checkLineRange(range, count, 'highlight');
  if (fold === undefined) return {highlighted, folded: []};
  const code = {rows, highlighted, ...(extract && {extract})};
  return {highlighted, folded: placing(file ?? '', () => foldRanges(fold, code))};
}
