/** Returns a name without type parameters or arguments: `CCRawList.Enumerator` for `CCRawList<T>.Enumerator`. */
export function plainName(name: string): string {
  const plain = name.replace(/<[^<>]*>/g, '');
  return plain === name ? name : plainName(plain);
}

/** Returns the last part of a type's name: `Enumerator` for `CCRawList<T>.Enumerator`. */
export const lastName = (type: string): string => plainName(type).replace(/^.*\./, '');

/** Returns `CCNode` and `ICCTextureProtocol` for `public class CCAtlasNode : CCNode, ICCTextureProtocol where T : new()`. */
export function baseNames(signature: string): readonly string[] {
  const list = /\b(?:class|struct|interface) [^:(]+ : (.+?)(?: where .*)?$/s.exec(signature)?.[1];
  return list === undefined
    ? []
    : plainName(list)
        .split(',')
        .map((name) => name.trim());
}
