import {fullNameOf, isTypeId} from './documentationId';
import {formatTypeName, parseTypeName, type ParsedTypeName} from './typeName';
import type {DocId, TypeFacts} from './facts';

/** The path of the API reference; its pages are below it. */
export const referencePath = '/docs/api';

/**
 * The page of a type or namespace: the reference's path and the full name in lower case, generic arity as `-1`, nested
 * types by dot. The name is that of the documentation id (``CCRawList`1``) or the one that readers see (`CCRawList<T>`).
 */
export function pagePath(fullName: string, root = referencePath): string {
  const name = fullName.replaceAll('`', '-').replace(/<[^>]*>/gu, (list) => `-${list.split(',').length}`);
  return `${root}/${name.toLowerCase()}`;
}

/** A type's page: `/docs/api/cocos2d.ccrawlist-1`. */
export function typePath(type: Pick<TypeFacts, 'id'>): string {
  return pagePath(fullNameOf(type.id));
}

/** A namespace's page: `/docs/api/box2d.common`. */
export function namespacePath(namespace: string): string {
  return pagePath(namespace);
}

/**
 * A member's anchor on its type's page. It depends on the documentation id alone, so it never changes: `Position`,
 * `RunAction-CCAction`, `Cleanup-void`, `constructor-CCNode`, `this-Int32`, `op_Addition-CCPoint-CCPoint`. The number of
 * a method's type parameters follows its name (`Find.1-String`), a conversion ends with `to` and its return type, and an
 * extension property with `of` and the type that it extends (`Words-of-String`).
 */
export function memberAnchor(id: DocId): string {
  const {arity, parameters, conversion, isExtension} = memberIdParts(id);
  const name = groupAnchor(id);
  const start = arity > 0 ? `${name}.${arity}` : name;
  const list = parameters.map(parameterText);
  if (isExtension) return [start, ...(list.length > 0 ? ['of', ...list] : [])].join('-');
  if (list.length === 0) return id.startsWith('M:') ? `${start}-void` : start;
  return [start, ...list, ...(conversion ? ['to', parameterText(conversion)] : [])].join('-');
}

/**
 * The anchor that all overloads of a name share on their type's page: `RunAction`, `op_Addition`, `constructor`, `this`.
 * It is the part before the parameters in `memberAnchor`.
 */
export function groupAnchor(id: DocId): string {
  const {name} = memberIdParts(id);
  if (name === '#ctor') return nameAnchor('constructor', name);
  return isIndexer(id) ? nameAnchor('indexer', name) : name;
}

/** `groupAnchor` where the anchor of one overload is all that is known. */
export function groupAnchorOf(anchor: string): string {
  return anchor.replace(/(?:\.\d+)?(?:-.*)?$/u, '');
}

/** `groupAnchor` where a member's kind and name are all that is known. */
export function nameAnchor(kind: string, name: string): string {
  if (kind === 'constructor') return 'constructor';
  return kind === 'indexer' ? 'this' : name;
}

/** Returns whether a member's id is that of an indexer. An extension property has one parameter at most, its receiver. */
export function isIndexer(id: DocId): boolean {
  const {parameters, isExtension} = memberIdParts(id);
  return isExtension ? parameters.length > 1 : id.startsWith('P:') && parameters.length > 0;
}

/** The parts of a member's documentation id. */
export interface MemberIdParts {
  /** The declaring type's full name. */
  readonly type: string;
  /** As the id writes it: `#ctor`, `Item`, `RunAction`; of an extension property without `get_`. */
  readonly name: string;
  readonly arity: number;
  /** The parameter types; those passed by reference end with `@`. */
  readonly parameters: readonly string[];
  /** The return type of a conversion operator. */
  readonly conversion?: string;
  /** The id is that of an accessor, so the member is an extension property. Its first parameter is what it extends. */
  readonly isExtension?: true;
}

/** Splits a member's documentation id into its parts. Throws when the text is not such an id. */
export function memberIdParts(id: DocId): MemberIdParts {
  const match =
    /^[A-Z]:(?<type>[^(~]+)\.(?<name>[^.(~`]+)(?:``(?<arity>\d+))?(?:\((?<list>.*)\))?(?:~(?<conversion>.+))?$/u.exec(
      id,
    );
  const {type, name, arity, list, conversion} = match?.groups ?? {};
  const property = id.startsWith('M:') ? /^[gs]et_(.+)$/u.exec(name ?? '')?.[1] : undefined;
  if (!type || !name || isTypeId(id)) throw new Error(`"${id}" is not a member's documentation id.`);
  return {
    type,
    name: property ?? name,
    arity: Number(arity ?? 0),
    parameters: list ? splitParameters(list) : [],
    ...(conversion && {conversion}),
    ...(property !== undefined && {isExtension: true}),
  };
}

/** Splits at commas that are not inside braces or brackets. */
function splitParameters(list: string): readonly string[] {
  const parameters: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < list.length; index++) {
    if (list[index] === '{' || list[index] === '[') depth++;
    if (list[index] === '}' || list[index] === ']') depth--;
    if (list[index] !== ',' || depth > 0) continue;
    parameters.push(list.slice(start, index));
    start = index + 1;
  }
  return [...parameters, list.slice(start)];
}

function parameterText(parameter: string): string {
  const isReference = parameter.endsWith('@');
  const type = parseTypeName(isReference ? parameter.slice(0, -1) : parameter);
  return typeText(type) + (isReference ? '.ref' : '');
}

function typeText(type: ParsedTypeName): string {
  switch (type.kind) {
    case 'array':
      return `${typeText(type.element)}.array${type.rank > 1 ? String(type.rank) : ''}`;
    case 'pointer':
      return `${typeText(type.element)}.pointer`;
    case 'typeParameter':
      return `${type.owner === 'type' ? 'T' : 'M'}${type.index}`;
    case 'named': {
      const last = type.segments.at(-1);
      if (!last) return formatTypeName(type);
      return [last.name.replace(/^.*\./u, ''), ...last.arguments.map(typeText)].join('.');
    }
  }
}
