import type {Code} from 'mdast';
import {parseFenceMeta, type FenceMeta} from '../code/parseFenceMeta';

/**
 * The id of the figure that shows a file or a region: `code-<file name without .cs>-<region, or "file">` in lower case.
 * The prefix avoids clashes with the ids of headings. Pasted code has no id.
 */
export function figureId({file, region}: Pick<FenceMeta, 'file' | 'region'>): string | undefined {
  if (file === undefined) return undefined;
  const name = file.replace(/^.*\//, '').replace(/\.cs$/, '');
  return `code-${name}-${region ?? 'file'}`.toLowerCase().replaceAll(/[^a-z0-9_-]+/g, '-');
}

/** The ids of a page's fences in order; repeated ones get `-2`, `-3`. */
export function figureIds(fences: readonly Pick<Code, 'meta'>[]): readonly (string | undefined)[] {
  const used = new Set<string>();
  return fences.map((fence) => {
    const id = figureId(readableMeta(fence));
    if (id === undefined) return undefined;
    let unique = id;
    for (let count = 2; used.has(unique); count += 1) unique = `${id}-${count}`;
    used.add(unique);
    return unique;
  });
}

/** Reads a fence's options, or none if they are invalid. `codeFigure` reports invalid options with their place. */
export function readableMeta({meta}: Pick<Code, 'meta'>): FenceMeta {
  try {
    return parseFenceMeta(meta ?? '');
  } catch {
    return {};
  }
}
