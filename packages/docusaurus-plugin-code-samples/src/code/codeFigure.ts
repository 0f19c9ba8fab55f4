import path from 'node:path';
import type {Code} from 'mdast';
import {extractRegion, RegionError} from './extractRegion';
import {codeLanguages, highlightCode, isCodeLanguage} from './highlightCode';
import {parseFenceMeta, type FenceMeta} from './parseFenceMeta';
import {readText} from './readText';

export interface CodeFigureOptions {
  /** Absolute path that `file="…"` is relative to: the repository's root. */
  readonly rootDir: string;
  /** Where an included file can be read on the web; the repository path is appended. */
  readonly sourceUrl: string;
}

/** What the theme's `CodeFigure` shows. */
export interface CodeFigureProps {
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  readonly fragment?: string;
  readonly sourceUrl?: string;
}

/**
 * A code fence with its file or region read and its tokens marked. Throws when the fence, the file or the region is not as
 * it should be.
 */
export async function codeFigure(
  fence: Pick<Code, 'lang' | 'meta' | 'value'>,
  options: CodeFigureOptions,
): Promise<CodeFigureProps> {
  const language = fence.lang ?? 'text';
  if (!isCodeLanguage(language)) {
    throw new Error(`Unknown code language "${language}". Known: ${codeLanguages.join(', ')}.`);
  }
  const {file, region, highlight, title, fragment} = parseFenceMeta(fence.meta ?? '');
  const code =
    file === undefined
      ? pastedCode(fence.value, language, fragment)
      : await includedCode(fence.value, {file, region}, options);
  return {
    html: await highlightCode(code, language, highlight),
    language,
    ...(title !== undefined && {title}),
    ...(fragment !== undefined && {fragment}),
    ...(file !== undefined && {sourceUrl: `${options.sourceUrl}/${file}`}),
  };
}

function pastedCode(code: string, language: string, fragment: FenceMeta['fragment']): string {
  if (language === 'csharp' && fragment === undefined) {
    throw new Error(
      'C# is included from samples/ (file="samples/…" region="…"), so that it is compiled. What cannot compile says why: fragment="…".',
    );
  }
  if (code.trim() === '') throw new Error('The code block is empty and names no file.');
  return code;
}

async function includedCode(
  own: string,
  {file, region}: {readonly file: string; readonly region: string | undefined},
  {rootDir}: CodeFigureOptions,
): Promise<string> {
  if (own.trim() !== '') throw new Error('A code block that includes a file must be empty itself.');
  const absolute = path.resolve(rootDir, file);
  if (!absolute.startsWith(rootDir + path.sep)) throw new Error(`"${file}" lies outside the repository.`);
  const source = await readText(absolute, file);
  try {
    return extractRegion(source, region);
  } catch (error) {
    if (!(error instanceof RegionError)) throw error;
    throw new Error(`${file}${error.line === undefined ? '' : `:${error.line}`}: ${error.message}`, {cause: error});
  }
}
