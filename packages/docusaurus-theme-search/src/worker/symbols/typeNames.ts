/** Returns a name without type parameters or arguments: `CCRawList.Enumerator` for `CCRawList<T>.Enumerator`. */
export function plainName(name: string): string {
  const plain = name.replace(/<[^<>]*>/g, '');
  return plain === name ? name : plainName(plain);
}

/** Returns the last part of a type's name: `Enumerator` for `CCRawList<T>.Enumerator`. */
export const lastName = (type: string): string => plainName(type).replace(/^.*\./, '');
