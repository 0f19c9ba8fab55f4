import {criticalCss} from './criticalCss';
import {pageNames} from './pageNames';
import {parseSheet, vocabularyOf, type Part} from './sheet';

/** Returns the rules that a page uses of the stylesheets at these addresses. */
export type CriticalRules = (html: string, addresses: readonly string[]) => Promise<string>;

interface Sheets {
  readonly parts: readonly Part[];
  readonly vocabulary: readonly string[];
  /** Cached by the names in a page, because many pages have the same names. */
  readonly rules: Map<string, string>;
}

/**
 * Reads each stylesheet once, even if many pages use it.
 *
 * @param read Returns the text of the stylesheet at an address.
 */
export function criticalRules(read: (address: string) => Promise<string>): CriticalRules {
  const known = new Map<string, Promise<Sheets>>();
  return async (html, addresses) => {
    const key = addresses.join(' ');
    const loading = known.get(key) ?? load(addresses, read);
    known.set(key, loading);
    return rulesFor(html, await loading);
  };
}

async function load(addresses: readonly string[], read: (address: string) => Promise<string>): Promise<Sheets> {
  const parts = (await Promise.all(addresses.map(read))).flatMap(parseSheet);
  return {parts, vocabulary: vocabularyOf(parts), rules: new Map()};
}

function rulesFor(html: string, {parts, vocabulary, rules}: Sheets): string {
  const names = pageNames(html, vocabulary);
  const key = [...names].join(' ');
  const critical = rules.get(key) ?? criticalCss(parts, names);
  rules.set(key, critical);
  return critical;
}
