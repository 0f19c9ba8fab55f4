/** `2D` and `3D` are words of their own; capitals in a row are one up to the last, which begins the next word. */
const hump = /[23]D(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu;

/**
 * The words in an identifier, without those of one letter: `CCSpriteFrameCache` -> Sprite, Frame, Cache. The engines'
 * prefixes CC and b2 are no words. Empty where there is but one word and it is the whole.
 */
export function splitHumps(identifier: string): readonly {readonly text: string; readonly start: number}[] {
  if (!/.[\p{Lu}_\d]/u.test(identifier)) return [];
  const humps = [...identifier.matchAll(hump)].map((match) => ({text: match[0], start: match.index}));
  return humps.filter(({text, start}) => text.length > 1 && text !== identifier && !(start === 0 && text === 'CC'));
}

/** `SpriteFrameCache` of `CCSpriteFrameCache`, `World` of `b2World`: what people leave out is the prefix. */
export function withoutPrefix(identifier: string): string | undefined {
  return /^(?:CC|b2)(?=\p{Lu})(.{2,})$/u.exec(identifier)?.[1];
}

/** The words in an identifier, and all of it behind its prefix. Empty for an ordinary word. */
export function partsOf(identifier: string): readonly string[] {
  const humps = splitHumps(identifier).map(({text}) => text);
  const rest = withoutPrefix(identifier);
  return rest ? [rest, ...humps] : humps;
}
