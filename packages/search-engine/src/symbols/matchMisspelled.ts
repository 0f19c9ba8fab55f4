import {allowedErrors, countBits, prefixDistance} from '../text/editDistance';
import {type NameMatch, remainder} from './matchName';
import type {NameIndex} from './nameIndex';
import type {Pattern} from './pattern';

/** Edit distance of the pattern from the beginning of a name, with or without the name's prefix. */
interface Misspelling {
  readonly distance: number;
  readonly cost: number;
}

/** Costs of each error, of an error in the first letter (which is rare), and of a name longer than the pattern. */
const [errorCost, firstLetterCost, unfinishedCost] = [20, 10, 20];

/** Returns false for patterns that are too long or not ASCII, which are unlike any name. */
export const isLikeName = ({folded}: Pattern): boolean => folded.length <= 31 && /^[\0-\x7f]*$/.test(folded);

/** Returns undefined if there are too many errors. */
export function findMisspelling(names: NameIndex, name: number, {letters, folded}: Pattern): Misspelling | undefined {
  const errors = allowedErrors(folded.length);
  // Each letter that is missing from the name is an error.
  if (countBits(letters & ~(names.letters[name] ?? 0)) > errors) return undefined;
  const text = names.folded[name] ?? '';
  const prefix = names.prefixes[name] ?? 0;
  const whole = misspellingIn(text);
  const rest = prefix === 0 ? undefined : misspellingIn(text.slice(prefix));
  return rest && (!whole || rest.cost < whole.cost) ? rest : whole;

  function misspellingIn(part: string): Misspelling | undefined {
    const {distance, length} = prefixDistance(folded, part, errors);
    if (distance > errors) return undefined;
    const startCost = folded.charCodeAt(0) === part.charCodeAt(0) ? 0 : firstLetterCost;
    const rest = part.length - length;
    const restCost = rest === 0 ? 0 : unfinishedCost + remainder(rest, length);
    return {distance, cost: errorCost * distance + startCost + restCost};
  }
}

export const toNameMatch = ({cost}: Misspelling): NameMatch => ({way: 'misspelled', cost});

/** Creates a function that matches names one at a time. */
export function misspelledMatcher(names: NameIndex, pattern: Pattern): (name: number) => NameMatch | undefined {
  if (!isLikeName(pattern)) return () => undefined;
  return (name) => {
    const misspelling = findMisspelling(names, name, pattern);
    return misspelling && toNameMatch(misspelling);
  };
}
