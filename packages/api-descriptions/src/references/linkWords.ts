import type {Nodes} from 'mdast';
import type {ApiNames} from '../apiNames';
import type {BoundMember, BoundType} from '../bind/boundDescriptions';
import type {
  BehaviorNote,
  MemberDescription,
  NamespaceDescription,
  Term,
  TypeDescription,
  Words,
} from '../descriptions';
import {linkApiReferences, type BrokenReference, type LinkContext} from './linkApiReferences';

export interface LinkedWords<Bound> {
  /** A copy of the description, with links on the API's names. */
  readonly words: Bound;
  /** Names in brackets that are unknown or ambiguous. */
  readonly problems: readonly BrokenReference[];
}

/** Links the names in a type's description without modifying the given one. */
export function linkTypeWords(bound: BoundType, names: ApiNames, base = ''): LinkedWords<BoundType> {
  const {description} = bound;
  const context = {names, base, from: bound.type, ownWords: termNames(description.terms)};
  return link(context, (linker) => ({
    ...bound,
    ...boundTerms(bound, linker),
    description: linkType(description, linker),
  }));
}

/** Links the names in a member's description, looked up from the type whose file contains it. */
export function linkMemberWords(bound: BoundMember, names: ApiNames, base = ''): LinkedWords<BoundMember> {
  const {description} = bound;
  const from = names.linked.typesById.get(bound.writtenFor);
  const context = {names, base, from, ownWords: termNames(description.terms)};
  return link(context, (linker) => ({
    ...bound,
    ...boundTerms(bound, linker),
    description: linkCallable(description, linker),
  }));
}

/** Links the names in a namespace's description. */
export function linkNamespaceWords(
  description: NamespaceDescription,
  names: ApiNames,
  base = '',
): LinkedWords<NamespaceDescription> {
  return link({names, base}, (linker) => ({
    ...description,
    ...linkText(description, linker),
    topics: description.topics.map((topic) => ({...topic, ...linkText(topic, linker)})),
  }));
}

function linkText({summary, remarks}: Words, linker: Linker): Pick<Words, 'summary' | 'remarks'> {
  return {summary: linker(summary), remarks: linker(remarks)};
}

type Linker = <Node extends Nodes>(nodes: readonly Node[]) => readonly Node[];

interface LinkedNodes {
  readonly context: LinkContext;
  readonly nodes: readonly Nodes[];
  readonly problems: readonly BrokenReference[];
}

/** Descriptions are linked to be checked, to be shown and for each machine form, and again after each edit of another one. */
const linkedBefore = new WeakMap<readonly Nodes[], LinkedNodes>();

function link<Bound>(context: LinkContext, apply: (linker: Linker) => Bound): LinkedWords<Bound> {
  const problems: BrokenReference[] = [];
  const linker: Linker = (nodes) => {
    const linked = linkNodes(nodes, context);
    problems.push(...linked.problems);
    // The cast is safe because a link may be wherever inline code may be.
    return linked.nodes as never[];
  };
  return {words: apply(linker), problems};
}

function linkNodes(nodes: readonly Nodes[], context: LinkContext): LinkedNodes {
  const before = linkedBefore.get(nodes);
  if (before && isSame(before.context, context)) return before;
  const tree = {type: 'root' as const, children: copyTree(nodes) as never[]};
  const {problems} = linkApiReferences(tree, context);
  const linked = {context, nodes: tree.children, problems};
  linkedBefore.set(nodes, linked);
  return linked;
}

/** Copies nodes and their lists of children, which links change. The rest is shared, because `structuredClone` takes a second. */
function copyTree(nodes: readonly Nodes[]): Nodes[] {
  return nodes.map((node) =>
    'children' in node ? ({...node, children: copyTree(node.children)} as Nodes) : {...node},
  );
}

/** Own words are not compared, because the same nodes are always of the same description. */
function isSame(a: LinkContext, b: LinkContext): boolean {
  return a.names === b.names && a.from === b.from && a.base === b.base;
}

function linkType(description: TypeDescription, linker: Linker): TypeDescription {
  return {...description, ...linkCallable(description, linker)};
}

function linkCallable<Description extends Omit<MemberDescription, 'heading'>>(
  description: Description,
  linker: Linker,
): Description {
  const {returns, exceptions, terms, notes} = description;
  return {
    ...description,
    ...linkText(description, linker),
    ...(returns && {returns: {...returns, words: linker(returns.words)}}),
    exceptions: linkTerms(exceptions, linker),
    terms: linkTerms(terms, linker),
    notes: linkTerms(notes, linker),
  };
}

function boundTerms(
  {parameters, typeParameters}: BoundType | BoundMember,
  linker: Linker,
): Pick<BoundType, 'parameters' | 'typeParameters'> {
  return {parameters: linkTerms(parameters, linker), typeParameters: linkTerms(typeParameters, linker)};
}

function linkTerms<Some extends Term | BehaviorNote>(terms: readonly Some[], linker: Linker): readonly Some[] {
  return terms.map((term) => ({...term, words: linker(term.words)}));
}

function termNames(terms: readonly Term[]): ReadonlySet<string> {
  return new Set(terms.map(({name}) => name));
}
