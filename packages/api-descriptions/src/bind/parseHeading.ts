import {operatorName} from 'api-model';

/** The parts of a member's heading. */
export interface Heading {
  /** As in the facts: `RunAction`, `this[]`, `op_Addition`; a constructor has its type's name. */
  readonly name: string;
  /** Names of the type parameters in `Find<T>(…)`. */
  readonly typeParameters: readonly string[];
  /** Types as C# writes them, without spaces; undefined when the heading is for all overloads. */
  readonly parameters?: readonly string[];
  /** The type that an extension member extends, as C# writes it, without spaces. */
  readonly receiver?: string;
  /** The type that a conversion operator returns. */
  readonly conversionTo?: string;
}

/**
 * Reads `Name`, `Name<T>(…)`, `this[…]`, `operator +(…)`, `implicit operator A(…)`, each also after `extension(…).`;
 * undefined for other text.
 */
export function parseHeading(text: string): Heading | undefined {
  const [, receiver, member] = /^extension\s*\(([^()]+)\)\.(.+)$/.exec(text) ?? [];
  if (receiver === undefined || member === undefined) return parseMember(text);
  const heading = parseMember(member);
  return heading && {...heading, receiver: withoutSpaces(receiver)};
}

function parseMember(text: string): Heading | undefined {
  return parseIndexer(text) ?? parseConversion(text) ?? parseOperator(text) ?? parseNamed(text);
}

function parseIndexer(text: string): Heading | undefined {
  const list = /^this\s*\[(.+)\]$/.exec(text)?.[1];
  return list === undefined ? undefined : {name: 'this[]', typeParameters: [], parameters: splitTypes(list)};
}

function parseConversion(text: string): Heading | undefined {
  const [, word, target, list] = /^(implicit|explicit) operator ([^()]+)\(([^()]+)\)$/.exec(text) ?? [];
  if (target === undefined || list === undefined) return undefined;
  const name = word === 'implicit' ? 'op_Implicit' : 'op_Explicit';
  return {name, typeParameters: [], parameters: splitTypes(list), conversionTo: withoutSpaces(target)};
}

function parseOperator(text: string): Heading | undefined {
  const [, sign, list] = /^operator\s*(true|false|[^\s\w(]+)\s*\(([^()]+)\)$/.exec(text) ?? [];
  if (sign === undefined || list === undefined) return undefined;
  const parameters = splitTypes(list);
  const name = operatorName(sign, parameters.length);
  return name === undefined ? undefined : {name, typeParameters: [], parameters};
}

function parseNamed(text: string): Heading | undefined {
  const [, name, generics, list] = /^([\p{L}_][\p{L}\p{N}_]*)(?:<([^<>()]+)>)?(?:\((.*)\))?$/u.exec(text) ?? [];
  if (name === undefined) return undefined;
  const typeParameters = generics === undefined ? [] : splitTypes(generics);
  return {name, typeParameters, parameters: list === undefined ? undefined : splitTypes(list)};
}

/** Splits at commas that are not inside `<…>` or `[…]`, and removes all spaces except those after modifiers. */
function splitTypes(list: string): readonly string[] {
  if (list.trim() === '') return [];
  const parts: string[] = [''];
  let depth = 0;
  for (const character of list) {
    if ('<[('.includes(character)) depth += 1;
    if ('>])'.includes(character)) depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts.map(withoutSpaces);
}

function withoutSpaces(type: string): string {
  const [, modifier = '', rest = ''] = /^\s*((?:ref|out|in|params|this)\s+)?(.*)$/su.exec(type) ?? [];
  return `${modifier.trim()}${modifier === '' ? '' : ' '}${rest.replace(/\s+/g, '')}`;
}
