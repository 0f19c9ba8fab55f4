import {didYouMean, similarNames} from 'name-suggestions';
import {knownKeys} from './knownKeys';
import {lineOfKey} from './frontMatterLines';
import type {Problem} from './problem';

/** Finds the first key that Docusaurus would ignore. */
export function findUnknownKey(lines: readonly string[], keys: readonly string[]): Problem | undefined {
  const unknown = keys.find((key) => !knownKeys.includes(key));
  if (unknown === undefined) return undefined;
  const advice = didYouMean(similarNames(unknown, knownKeys)) || ` The known keys are: ${knownKeys.join(', ')}.`;
  return {
    line: lineOfKey(lines, unknown),
    message: `Unknown key "${unknown}".${advice}`,
  };
}
