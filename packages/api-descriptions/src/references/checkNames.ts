import type {TypeFacts} from 'api-model';
import type {InlineCode, Nodes} from 'mdast';
import type {ApiNames} from '../apiNames';
import type {BoundDescriptions} from '../bind/boundDescriptions';
import type {MemberDescription, Words} from '../descriptions';
import {positionOf} from '../parse/markdown';
import {broken, type Problem} from '../problem';
import {didYouMean} from 'name-suggestions';
import {similarReferences} from './similarReferences';
import {otherNamesFile, type OtherName} from './otherNames';
import {unknownNames} from './unknownNames';

/**
 * Finds names in backticks that look like the engine's but don't exist.
 *
 * @param others Names that look like the engine's but aren't. Those that no description uses are problems, too.
 */
export function checkNames(
  bound: BoundDescriptions,
  names: ApiNames,
  others: readonly OtherName[],
): readonly Problem[] {
  const allowed = new Set(others.map(({name}) => name));
  const found = describedFrom(bound, names).flatMap(([description, from]) =>
    codesOf(description).flatMap((node) => {
      return unknownNames(node.value, names, from).map((name) => ({name, node, from, file: description.position.file}));
    }),
  );
  const met = new Set(found.map(({name}) => name));
  return [
    ...found
      .filter(({name}) => !allowed.has(name))
      .map(({name, node, from, file}) => broken(positionOf(node, file), unknown(name, names, from))),
    ...others
      .filter(({name}) => !met.has(name))
      .map(({name, position}) => broken(position, `No description uses \`${name}\`. Remove the name here.`)),
  ];
}

/** All texts that are not inherited, each once, with the type whose members need no prefix in it. */
function describedFrom(
  {types, members, namespaces}: BoundDescriptions,
  names: ApiNames,
): readonly (readonly [Words, TypeFacts | undefined])[] {
  const own = [...members.values()].filter(({inheritedFrom}) => inheritedFrom === undefined);
  return [
    ...[...namespaces.values()].flatMap((namespace) => {
      return [namespace, ...namespace.topics].map((description) => [description, undefined] as const);
    }),
    ...[...types.values()].map(({description, type}) => [description, type] as const),
    ...new Map(own.map(({description, writtenFor}) => [description, names.linked.typesById.get(writtenFor)] as const)),
  ];
}

function codesOf(description: Words): readonly InlineCode[] {
  const {terms = [], exceptions = [], notes = [], returns} = description as Partial<MemberDescription>;
  const {summary, remarks} = description;
  const words = [...terms, ...exceptions, ...notes, ...(returns ? [returns] : [])].flatMap((each) => each.words);
  return [...summary, ...remarks, ...words].flatMap(codesIn);
}

function codesIn(node: Nodes): readonly InlineCode[] {
  if (node.type === 'inlineCode') return [node];
  return 'children' in node ? node.children.flatMap(codesIn) : [];
}

function unknown(name: string, names: ApiNames, from: TypeFacts | undefined): string {
  const suggestion = didYouMean(similarReferences(name.replace(/\(.*/, ''), names, from));
  return `The engine has no \`${name}\`.${suggestion} Correct the name; if it is not the engine's, add it to ${otherNamesFile}.`;
}
