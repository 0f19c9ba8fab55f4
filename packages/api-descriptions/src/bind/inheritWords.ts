import type {DocId} from 'api-model';
import type {ApiNames} from '../apiNames';
import type {BoundMember} from './boundDescriptions';
import {bindMemberTerms} from './bindTerms';
import {renameParameters} from './renameParameters';

/**
 * Gives members without a description that of the member they override or, failing that, implement.
 *
 * @param own The members with a description of their own.
 */
export function inheritWords(own: ReadonlyMap<DocId, BoundMember>, names: ApiNames): ReadonlyMap<DocId, BoundMember> {
  const all = new Map(own);
  for (const [id, {member}] of names.linked.membersById) {
    const source = own.has(id) ? undefined : findSource(id, own, names, new Set());
    const words = source === undefined ? undefined : own.get(source);
    if (source === undefined || words === undefined) continue;
    const inherited = names.linked.membersById.get(source)?.member ?? member;
    const description = renameParameters(words.description, inherited, member);
    const terms = bindMemberTerms(description, [member], description.heading, []);
    all.set(id, {...words, ...terms, description, inheritedFrom: source});
  }
  return all;
}

/** Finds the nearest overridden or implemented member with a description. */
function findSource(
  id: DocId,
  own: ReadonlyMap<DocId, BoundMember>,
  names: ApiNames,
  visited: Set<DocId>,
): DocId | undefined {
  if (visited.has(id)) return undefined;
  visited.add(id);
  const member = names.linked.membersById.get(id)?.member;
  const parents = [...(member?.overrides === undefined ? [] : [member.overrides]), ...(member?.implements ?? [])];
  for (const parent of parents) {
    const source = own.has(parent) ? parent : findSource(parent, own, names, visited);
    if (source !== undefined) return source;
  }
  return undefined;
}
