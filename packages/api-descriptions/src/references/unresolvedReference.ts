import type {TypeFacts} from 'api-model';
import {didYouMean} from 'name-suggestions';
import type {ApiNames} from '../apiNames';
import {similarReferences} from './similarReferences';
import type {ApiTarget, ResolvedReference} from './resolveReference';

export type Unresolved = Exclude<ResolvedReference, ApiTarget>;

/**
 * Returns the message for a name that is unknown or ambiguous.
 *
 * @param advice What to do about an unknown name.
 */
export function unresolvedReference(
  name: string,
  unresolved: Unresolved,
  names: ApiNames,
  {advice, from}: {readonly advice: string; readonly from?: TypeFacts | undefined},
): string {
  if (unresolved.kind === 'ambiguous')
    return `"${name}" is ambiguous. Use one of: ${unresolved.candidates.join(', ')}.`;
  return `Unknown API "${name}".${didYouMean(similarReferences(name, names, from))} ${advice}`;
}
