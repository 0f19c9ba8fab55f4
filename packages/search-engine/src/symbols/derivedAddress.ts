import type {SymbolIndexInput} from './symbolIndexInput';

/** Returns the root of the reference: the part of a namespace's or type's path before its derived end. */
export function rootOf({namespaces, types}: SymbolIndexInput): string {
  const endings = [
    ...namespaces.map(({path, name}) => [path, derivedPath('', name)] as const),
    ...types.map(({path, namespace, name}) => [path, derivedPath('', namespace, name)] as const),
  ];
  for (const [path, ending] of endings) if (path?.endsWith(ending)) return path.slice(0, -ending.length);
  return '';
}

/** Returns the path of a type or namespace below the root: its full name in lower case, with generic arity as `-1`. */
export function derivedPath(root: string, namespace: string, name = ''): string {
  const full = name === '' ? namespace : `${namespace}.${name}`;
  return `${root}/${full.replace(/<[^>]*>/g, toArity).toLowerCase()}`;
}

/** Returns the path of the page about removed symbols that have no page of their own. */
export const changesPath = (root: string): string => `${root}/changes`;

/** Returns the anchor that all overloads of a member share on their type's page. */
export function derivedAnchor(kind: string, name: string): string {
  if (kind === 'constructor') return 'constructor';
  return kind === 'indexer' ? 'this' : name;
}

const toArity = (parameters: string): string => `-${parameters.split(',').length}`;
