/** A type's or namespace's page below the reference: its full name in lower case, generic arity as `-1`. */
export function derivedPath(root: string, namespace: string, name = ''): string {
  const full = name === '' ? namespace : `${namespace}.${name}`;
  return `${root}/${full.replace(/<[^>]*>/g, toArity).toLowerCase()}`;
}

/** Where removed symbols are told of. */
export const changesPath = (root: string): string => `${root}/changes`;

/** The anchor that all overloads of a member share on their type's page. */
export function derivedAnchor(kind: string, name: string): string {
  if (kind === 'constructor') return 'constructor';
  return kind === 'indexer' ? 'this' : name;
}

const toArity = (parameters: string): string => `-${parameters.split(',').length}`;
