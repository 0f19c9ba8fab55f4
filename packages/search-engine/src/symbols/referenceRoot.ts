import {pagePath} from 'api-model';
import type {SymbolIndexInput} from './symbolIndexInput';

/** Returns the root of the reference: the part of a namespace's or type's path before its derived end. */
export function rootOf({namespaces, types}: SymbolIndexInput): string {
  const endings = [
    ...namespaces.map(({path, name}) => [path, pagePath(name, '')] as const),
    ...types.map(({path, namespace, name}) => [path, pagePath(`${namespace}.${name}`, '')] as const),
  ];
  for (const [path, ending] of endings) if (path?.endsWith(ending)) return path.slice(0, -ending.length);
  return '';
}

/** Returns the path of the page about removed symbols that have no page of their own. */
export const changesPath = (root: string): string => `${root}/changes`;
