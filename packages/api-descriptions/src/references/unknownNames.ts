import type {LinkedSnapshot, TypeFacts} from 'api-model';
import {distance} from 'fastest-levenshtein';
import {inheritedTypes, type ApiNames} from '../apiNames';
import {findMembers} from '../bind/findMembers';
import {parseHeading} from '../bind/parseHeading';
import {resolveReference, resolveTypeName} from './resolveReference';

const word = String.raw`[\p{L}_][\p{L}\p{N}_]*(?:<[^<>()]*>)?`;
const dottedName = new RegExp(`^${word}(?:\\.${word})+$`, 'u');
/** A name with the engine's prefix, also within an expression, but not in a path, a string or a longer word. */
const prefixedName = new RegExp(`(?<![\\p{L}\\p{N}_./"])I?(?:CC|b2)(?=\\p{Lu})${word}(?:\\.${word})*`, 'gu');
/** `Find(…)`, `Parent.RunAction(…)`, `CCNode(…)`. */
const call = new RegExp(`^((?:${word}\\.)*${word})\\(([^()]*)\\)$`, 'u');
/** The beginning of a type, which distinguishes a list of types in parentheses from a list of values. */
const typeStart =
  /^(?:(?:ref|out|in|params|this) )?(?:b2\p{Lu}|\p{Lu}|(?:bool|s?byte|char|double|float|u?(?:int|long|short)|object|string)\b)/u;

/** In our texts, only the engine's fields begin with `m_`. */
const fieldName = /^m_[\p{L}\p{N}_]+$/u;
const bareName = /^\p{Lu}[\p{L}\p{N}]{4,}$/u;

/**
 * Returns the names in a piece of code that certainly should be the engine's but don't exist: names with its prefix,
 * members of its types, methods called without an object, misspelled members of the type itself, and overloads with
 * their parameters.
 *
 * @param from The type whose description contains the code.
 */
export function unknownNames(code: string, names: ApiNames, from?: TypeFacts): readonly string[] {
  const [, callee = '', list = ''] = call.exec(code) ?? [];
  const unknown = [
    ...[...code.matchAll(prefixedName)].map(([name]) => name),
    ...[code, callee].filter((name) => dottedName.test(name) && isHeadKnown(name, names, from)),
    ...(from && isOwnCall(callee, from, names) ? [callee] : []),
    ...(from && (fieldName.test(code) || isMisspelled(code, from, names)) ? [code] : []),
  ].filter((name) => resolveReference(name, names, from).kind === 'none');
  if (unknown.length > 0) return [...new Set(unknown)];
  return callee === '' || isOverload(callee, list, names, from) ? [] : [code];
}

/** Returns whether the part before the first dot is one of our types or a member with such a type. */
function isHeadKnown(name: string, names: ApiNames, from: TypeFacts | undefined): boolean {
  const head = resolveReference(name.slice(0, name.indexOf('.')), names, from);
  if (head.kind !== 'member') return head.kind === 'type';
  return resolveTypeName(head.members[0].member.type, names.linked) !== undefined;
}

/** Returns whether a call must be to a member of `from`: it has no object, and all bases of `from` are known. */
function isOwnCall(callee: string, from: TypeFacts, {linked}: ApiNames): boolean {
  if (!/^\p{Lu}/u.test(callee) || callee.includes('.')) return false;
  return [from, ...linked.baseChain(from)].every((type) => hasKnownBase(type, linked));
}

function hasKnownBase({baseType}: TypeFacts, linked: LinkedSnapshot): boolean {
  return baseType === undefined || baseType === 'System.Object' || resolveTypeName(baseType, linked) !== undefined;
}

/** Returns whether a word differs by at most two letters from a member of the type, and is not the name of any member. */
function isMisspelled(code: string, from: TypeFacts, {linked}: ApiNames): boolean {
  if (!bareName.test(code)) return false;
  const own = [from, ...inheritedTypes(from, linked)].flatMap(({members = []}) => members);
  if (!own.some(({name}) => distance(name, code) <= 2)) return false;
  return ![...linked.membersById.values()].some(({member}) => member.name === code);
}

/** Returns false when the parentheses contain types and no overload has these parameters. */
function isOverload(callee: string, list: string, names: ApiNames, from: TypeFacts | undefined): boolean {
  const target = resolveReference(callee, names, from);
  const heading = parseHeading(`${callee.slice(callee.lastIndexOf('.') + 1)}(${list})`);
  if (!heading?.parameters?.every((part) => isType(part, names, from))) return true;
  if (target.kind === 'type') return findMembers(heading, target.type, names.linked).kind !== 'none';
  if (target.kind !== 'member' || list === '') return true;
  const [{type}] = target.members;
  const owners = [type, ...inheritedTypes(type, names.linked)];
  return owners.some((owner) => findMembers(heading, owner, names.linked).kind !== 'none');
}

/** Returns whether a parameter is a type; `CCNode.DefaultTag` begins like one but is a value. */
function isType(part: string, names: ApiNames, from: TypeFacts | undefined): boolean {
  return typeStart.test(part) && resolveReference(part, names, from).kind !== 'member';
}
