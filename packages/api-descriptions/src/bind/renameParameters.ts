import type {Nodes} from 'mdast';
import type {MemberFacts} from 'api-model';
import type {BehaviorNote, MemberDescription, Term} from '../descriptions';

type Named = Pick<MemberFacts, 'parameters' | 'typeParameters'>;

/** Adapts a member's description to an overriding or implementing member, whose parameters may have other names. */
export function renameParameters(description: MemberDescription, from: Named, to: Named): MemberDescription {
  const names = new Map(
    [...pairs(from.parameters, to.parameters), ...pairs(from.typeParameters, to.typeParameters)].filter(
      ([before, after]) => before !== after,
    ),
  );
  if (names.size === 0) return description;
  const {summary, remarks, terms, returns, exceptions, notes} = description;
  const inTerm = <Some extends Term | BehaviorNote>(term: Some): Some => ({
    ...term,
    words: renameCode(term.words, names),
  });
  return {
    ...description,
    summary: renameCode(summary, names),
    remarks: renameCode(remarks, names),
    terms: terms.map((term) => ({...inTerm(term), name: names.get(term.name) ?? term.name})),
    ...(returns && {returns: {...returns, words: renameCode(returns.words, names)}}),
    exceptions: exceptions.map(inTerm),
    notes: notes.map(inTerm),
  };
}

interface HasName {
  readonly name: string;
}

function pairs(
  before: readonly HasName[] = [],
  after: readonly HasName[] = [],
): readonly (readonly [string, string])[] {
  return before.slice(0, after.length).map(({name}, index) => [name, after[index]?.name ?? name]);
}

/** Replaces inline code that is one of the old names with the new name. */
function renameCode<Node extends Nodes>(nodes: readonly Node[], names: ReadonlyMap<string, string>): readonly Node[] {
  return nodes.map((node) => {
    if (node.type === 'inlineCode') return {...node, value: names.get(node.value) ?? node.value};
    return 'children' in node ? {...node, children: renameCode(node.children, names)} : node;
  });
}
