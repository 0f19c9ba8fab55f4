import type {DocId} from 'api-model';
import {describesType} from './describesType';
import {shortName, typeOf, type ReleaseSummary} from './releaseSummary';

/** A description, and how the release changed the API that it describes. */
export interface ChangedDescription {
  readonly file: string;
  /** One line per change: `added: CCNode.Size`. */
  readonly changes: readonly string[];
}

/** The descriptions of types that changed or whose members changed, by name. New types have no descriptions yet. */
export function changedDescriptions(
  {types, members, signatures, nullability}: ReleaseSummary,
  files: readonly string[],
): readonly ChangedDescription[] {
  const lines: readonly (readonly [DocId, string])[] = [
    ...[...types.removed, ...members.removed].map((id) => [id, `removed: \`${shortName(id)}\``] as const),
    ...signatures.map(({id, before, after}) => [id, `changed: \`${before}\` became \`${after}\``] as const),
    ...nullability.map(({id, before, after}) => [id, `nullability: \`${before}\` became \`${after}\``] as const),
    ...[...types.obsoleted, ...members.obsoleted].map((id) => [id, `obsolete: \`${shortName(id)}\``] as const),
    ...members.added.map((id) => [id, `added: \`${shortName(id)}\``] as const),
  ];
  return files
    .map((file) => ({file, changes: lines.filter(([id]) => describesType(file, typeOf(id))).map(([, line]) => line)}))
    .filter(({changes}) => changes.length > 0);
}
