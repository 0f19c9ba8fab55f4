import type {Nodes} from 'mdast';
import type {ApiNames} from '../apiNames';
import type {BoundMember, BoundType} from '../bind/boundDescriptions';
import type {MemberDescription, NamespaceDescription, Term, TypeDescription} from '../descriptions';
import {linkApiReferences, type BrokenReference, type LinkContext} from './linkApiReferences';

export interface LinkedWords<Bound> {
  /** The same words, with links where they name the API. */
  readonly words: Bound;
  /** Checked names that are unknown or ambiguous. */
  readonly problems: readonly BrokenReference[];
}

/** Links the names in a type's words; the given words stay as they are. */
export function linkTypeWords(bound: BoundType, names: ApiNames, base = ''): LinkedWords<BoundType> {
  const {description} = bound;
  const context = {names, base, from: bound.type, ownWords: termNames(description.terms)};
  return link(context, (linker) => ({
    ...bound,
    ...boundTerms(bound, linker),
    description: linkType(description, linker),
  }));
}

/** Links the names in a member's words, seen from the type in whose file they stand. */
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

/** Links the names in a namespace's words. */
export function linkNamespaceWords(
  description: NamespaceDescription,
  names: ApiNames,
  base = '',
): LinkedWords<NamespaceDescription> {
  return link({names, base}, (linker) => ({
    ...description,
    summary: linker(description.summary),
    remarks: linker(description.remarks),
  }));
}

type Linker = <Node extends Nodes>(nodes: readonly Node[]) => readonly Node[];

function link<Bound>(context: LinkContext, apply: (linker: Linker) => Bound): LinkedWords<Bound> {
  const problems: BrokenReference[] = [];
  const linker: Linker = (nodes) => {
    // The nodes' kinds do not change: a link stands wherever inline code may stand.
    const tree = {type: 'root' as const, children: structuredClone(nodes) as never[]};
    problems.push(...linkApiReferences(tree, context).problems);
    return tree.children;
  };
  return {words: apply(linker), problems};
}

function linkType(description: TypeDescription, linker: Linker): TypeDescription {
  return {...description, ...linkCallable(description, linker)};
}

function linkCallable<Description extends Omit<MemberDescription, 'heading'>>(
  description: Description,
  linker: Linker,
): Description {
  const {summary, remarks, returns, exceptions, terms} = description;
  return {
    ...description,
    summary: linker(summary),
    remarks: linker(remarks),
    ...(returns && {returns: {...returns, words: linker(returns.words)}}),
    exceptions: linkTerms(exceptions, linker),
    terms: linkTerms(terms, linker),
  };
}

function boundTerms(
  {parameters, typeParameters}: BoundType | BoundMember,
  linker: Linker,
): Pick<BoundType, 'parameters' | 'typeParameters'> {
  return {parameters: linkTerms(parameters, linker), typeParameters: linkTerms(typeParameters, linker)};
}

function linkTerms(terms: readonly Term[], linker: Linker): readonly Term[] {
  return terms.map((term) => ({...term, words: linker(term.words)}));
}

function termNames(terms: readonly Term[]): ReadonlySet<string> {
  return new Set(terms.map(({name}) => name));
}
