import {plainName} from './typeNames';

/** Returns `CCNode` and `ICCTextureProtocol` for `public class CCAtlasNode : CCNode, ICCTextureProtocol where T : new()`. */
export function baseNames(signature: string): readonly string[] {
  const list = /\b(?:class|struct|interface) [^:(]+ : (.+?)(?: where .*)?$/s.exec(signature)?.[1];
  return list === undefined
    ? []
    : plainName(list)
        .split(',')
        .map((name) => name.trim());
}
