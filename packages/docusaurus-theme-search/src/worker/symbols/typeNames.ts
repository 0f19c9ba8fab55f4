/** A name without type parameters or arguments: `CCRawList.Enumerator` of `CCRawList<T>.Enumerator`. */
export function plainName(name: string): string {
  const plain = name.replace(/<[^<>]*>/g, '');
  return plain === name ? name : plainName(plain);
}

/** `Enumerator` of `CCRawList<T>.Enumerator`. */
export const lastName = (type: string): string => plainName(type).replace(/^.*\./, '');
