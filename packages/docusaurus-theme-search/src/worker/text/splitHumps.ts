/** Matches words in identifiers. `2D` and `3D` are words; in a row of capitals, the last begins the next word. */
const hump = /[23]D(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu;

/**
 * Returns the words in an identifier that have more than one letter: `CCSpriteFrameCache` -> Sprite, Frame, Cache. The
 * engines' prefixes CC and b2 are not words. Empty if the identifier is a single word.
 */
export function splitHumps(identifier: string): readonly {readonly text: string; readonly start: number}[] {
  if (!/.[\p{Lu}_\d]/u.test(identifier)) return [];
  const humps = [...identifier.matchAll(hump)].map((match) => ({text: match[0], start: match.index}));
  return humps.filter(({text, start}) => text.length > 1 && text !== identifier && !(start === 0 && text === 'CC'));
}

/** Returns an identifier without its prefix, which people often omit: `SpriteFrameCache`, `World` for `b2World`. */
export function withoutPrefix(identifier: string): string | undefined {
  return /^(?:CC|b2)(?=\p{Lu})(.{2,})$/u.exec(identifier)?.[1];
}

/** Returns the identifier without its prefix, and the words in it. Empty for an ordinary word. */
export function partsOf(identifier: string): readonly string[] {
  const humps = splitHumps(identifier).map(({text}) => text);
  const rest = withoutPrefix(identifier);
  return rest ? [rest, ...humps] : humps;
}
