import {plainName} from './typeNames';

/** `CCNode` and `ICCTextureProtocol` of `public class CCAtlasNode : CCNode, ICCTextureProtocol where T : new()`. */
export function baseNames(signature: string): readonly string[] {
  const list = /\b(?:class|struct|interface) [^:(]+ : (.+?)(?: where .*)?$/s.exec(signature)?.[1];
  return list === undefined
    ? []
    : plainName(list)
        .split(',')
        .map((name) => name.trim());
}
