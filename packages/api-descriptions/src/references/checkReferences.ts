import type {TypeFacts} from 'api-model';
import type {ApiNames} from '../apiNames';
import type {BoundMember, BoundType} from '../bind/boundDescriptions';
import type {NamespaceDescription, Reference} from '../descriptions';
import {positionOf} from '../parse/markdown';
import {broken, type Problem} from '../problem';
import type {BrokenReference} from './linkApiReferences';
import {linkMemberWords, linkNamespaceWords, linkTypeWords} from './linkWords';
import {isTarget, resolveReference} from './resolveReference';
import {unresolvedReference} from './unresolvedReference';

/** Finds unknown and ambiguous names in brackets and after `see:` in a type's description. */
export function checkTypeReferences(bound: BoundType, names: ApiNames): readonly Problem[] {
  const {description, type} = bound;
  return [
    ...fromLinks(linkTypeWords(bound, names).problems, description.position.file),
    ...checkSee(description.see, names, type),
  ];
}

/** Finds unknown and ambiguous names in brackets and after `see:` in a member's description. */
export function checkMemberReferences(bound: BoundMember, names: ApiNames): readonly Problem[] {
  const {description, writtenFor} = bound;
  return [
    ...fromLinks(linkMemberWords(bound, names).problems, description.position.file),
    ...checkSee(description.see, names, names.linked.typesById.get(writtenFor)),
  ];
}

/** Finds unknown and ambiguous names in brackets and after `see:` in a namespace's description. */
export function checkNamespaceReferences(description: NamespaceDescription, names: ApiNames): readonly Problem[] {
  return [
    ...fromLinks(linkNamespaceWords(description, names).problems, description.position.file),
    ...checkSee(description.see, names),
  ];
}

function fromLinks(references: readonly BrokenReference[], file: string): readonly Problem[] {
  return references.map(({node, message}) => broken(positionOf(node, file), message));
}

function checkSee(see: readonly Reference[], names: ApiNames, from?: TypeFacts): readonly Problem[] {
  return see.flatMap(({name, position}) => {
    const resolved = resolveReference(name, names, from);
    if (isTarget(resolved)) return [];
    return [
      broken(position, unresolvedReference(name, resolved, names, {advice: 'Correct the name or remove it.', from})),
    ];
  });
}
