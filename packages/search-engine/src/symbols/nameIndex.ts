import {letterSet} from '../text/editDistance';

/** Distinct names with facts about each. All lists are by the name's index. */
export interface NameIndex {
  readonly names: readonly string[];
  /** The names in lower case, without `_`. */
  readonly folded: readonly string[];
  /** The letters of each name: `letterSet` of `folded`. */
  readonly letters: Int32Array;
  /** Length of each name's prefix (`CC`, `b2`, `ICC`, `m_`) in `folded`. */
  readonly prefixes: Uint8Array;
  /** Returns where words begin in `folded`: 0, 2 and 8 for `CCSpriteFrame`. Computed on first use. */
  readonly humps: (name: number) => readonly number[];
}

export function indexNames(names: readonly string[]): NameIndex {
  // One call for all, because thousands of calls take longer.
  const folded = foldName(names.join('\n')).split('\n');
  const humps: (readonly number[] | undefined)[] = [];
  return {
    names,
    folded,
    letters: Int32Array.from(folded, letterSet),
    prefixes: Uint8Array.from(names, prefixLength),
    humps: (name) => (humps[name] ??= findHumps(names[name] ?? '')),
  };
}

function prefixLength(name: string): number {
  const prefix = foldName(prefixPattern.exec(name)?.[0] ?? '').length;
  return prefix < name.length ? prefix : 0;
}

/** Prefixes of types (`CC`, `ICC`, `b2`, `I`), operators, fields (`m_`) and constants (`k`, `kCC`). */
const prefixPattern = /^(?:k?I?CC|I?b2|I|k|op_)(?=[A-Z])|^[megs]_/;

/** Returns the form in which names are compared: lower case, without `_`. Nothing else, so that line breaks stay. */
export const foldName = (name: string): string => name.replaceAll('_', '').toLowerCase();

/**
 * Finds where words begin: at the start, after `_`, at a number, at a capital after anything else, and at the last of
 * several capitals before a lowercase letter (`CC|Sprite|2|D`, `BM|Font`).
 */
export function findHumps(name: string): readonly number[] {
  const humps: number[] = [];
  let folded = 0;
  for (let at = 0; at < name.length; at++) {
    if (name[at] === '_') continue;
    if (folded === 0 || isHump(name, at)) humps.push(folded);
    folded++;
  }
  return humps;
}

function isHump(name: string, at: number): boolean {
  const before = kindOfCharacter(name, at - 1);
  const here = kindOfCharacter(name, at);
  if (before === 'other') return true;
  if (here === 'digit') return before !== 'digit';
  return here === 'capital' && (before !== 'capital' || kindOfCharacter(name, at + 1) === 'small');
}

function kindOfCharacter(name: string, at: number): 'capital' | 'small' | 'digit' | 'other' {
  const code = name.charCodeAt(at);
  if (code >= 97 && code <= 122) return 'small';
  if (code >= 65 && code <= 90) return 'capital';
  if (code >= 48 && code <= 57) return 'digit';
  return code > 127 ? 'small' : 'other';
}
