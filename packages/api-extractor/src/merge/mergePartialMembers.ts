import type {DocId, MemberFacts} from 'api-model';
import type {MemberSyntax} from '../syntax/declarations';

interface MemberDeclaration extends Pick<MemberSyntax, 'partial'> {
  readonly facts: MemberFacts;
}

/**
 * Merges the two declarations of each partial member: the one without a body, whose names and default values callers see,
 * and the one with it. Other members with the same id stay.
 */
export function mergePartialMembers(declarations: readonly MemberDeclaration[]): readonly MemberFacts[] {
  const implementations = new Map<DocId, MemberFacts>();
  const defined = new Set<DocId>();
  for (const {partial, facts} of declarations) {
    if (partial === 'definition') defined.add(facts.id);
    if (partial === 'implementation') implementations.set(facts.id, facts);
  }
  return declarations.flatMap(({partial, facts}) => {
    if (partial === 'implementation' && defined.has(facts.id)) return [];
    const obsolete = facts.obsolete ?? (partial && implementations.get(facts.id)?.obsolete);
    return [obsolete ? {...facts, obsolete} : facts];
  });
}
