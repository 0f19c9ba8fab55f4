import fs from 'node:fs';
import path from 'node:path';
import type {Code, Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {extractRegion} from '../code/extractRegion';
import {figureIds, readableMeta} from './figureId';

/** A figure of a page that shows code of a file. */
export interface ListedFigure {
  /** Its anchor on the page. */
  readonly id: string;
  /** Repository path of the file it shows. */
  readonly file: string;
  readonly region?: string;
  /** 1-based numbers of the first and the last shown line of the file. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** 1-based line of the fence in the page. */
  readonly pageLine: number;
}

/** What was parsed, by its source, because several parts of a build read the same pages. */
const parsed = new Map<string, Root>();
/** The dev server would otherwise keep every edit. */
const maxParsed = 500;

/** Parses a page's source and keeps the line numbers of the file. Don't modify the tree: all callers share it. */
export function parsePage(source: string): Root {
  const known = parsed.get(source);
  if (known) return known;
  const tree = unified().use(remarkParse).use(remarkMdx).parse(withoutFrontMatter(source));
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(source, tree);
  return tree;
}

/**
 * Lists the figures of a parsed page, or of the texts of an API description, in order. Skips fences that the build will refuse
 * (a missing file or region), because `codeFigure` reports them with their place.
 */
export function figuresIn(tree: Root, rootDir: string): readonly ListedFigure[] {
  const fences = codeFences(tree);
  const ids = figureIds(fences);
  return fences.flatMap((fence, index) => {
    const {file, region} = readableMeta(fence);
    const id = ids[index];
    const lines = file === undefined ? undefined : shownLines(path.resolve(rootDir, file), region);
    if (id === undefined || file === undefined || lines === undefined) return [];
    return [{id, file, ...(region !== undefined && {region}), ...lines, pageLine: fence.position?.start.line ?? 1}];
  });
}

/** All code fences of a page in order. */
export function codeFences(tree: Root): readonly Code[] {
  const fences: Code[] = [];
  visit(tree, 'code', (node) => void fences.push(node));
  return fences;
}

function shownLines(
  file: string,
  region: string | undefined,
): Pick<ListedFigure, 'firstLine' | 'lastLine'> | undefined {
  try {
    const {lines} = extractRegion(fs.readFileSync(file, 'utf8'), region);
    return {firstLine: lines[0]?.sourceLine ?? 1, lastLine: lines.at(-1)?.sourceLine ?? 1};
  } catch {
    return undefined;
  }
}

/** Replaces the front matter with blank lines, so that the other lines keep their numbers. */
function withoutFrontMatter(source: string): string {
  return source.replace(/^---\r?\n[\s\S]*?\r?\n---(?=\r?\n|$)/, (block) => block.replaceAll(/[^\n]/g, ''));
}
