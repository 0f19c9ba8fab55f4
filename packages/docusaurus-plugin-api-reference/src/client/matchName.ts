/**
 * Returns whether a name matches what a reader typed. Each word must be in the name, or consist of the beginnings of
 * consecutive parts of it: `sfcache`, `csfc` and `SFC` match `CCSpriteFrameCache`. Ignores case.
 */
export function matchName(name: string, typed: string): boolean {
  const words = typed.trim().toLowerCase().split(/\s+/);
  const parts = partsOf(name);
  return words.every(
    (word) => name.toLowerCase().includes(word) || parts.some((_, index) => startsParts(word, parts.slice(index))),
  );
}

/** Splits a name into parts: `CCTMXTiledMap` into cc, tmx, tiled and map, `b2World` into b2 and world. */
function partsOf(name: string): readonly string[] {
  const [, prefix = '', rest = ''] = /^(I?CC(?=[A-Z0-9])|I?b2)?(.*)$/.exec(name) ?? [];
  const parts = rest.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g) ?? [];
  return [prefix, ...parts].filter(Boolean).map((part) => part.toLowerCase());
}

/** Returns whether a word consists of the beginnings of these parts, without skipping any. */
function startsParts(word: string, [part = '', ...others]: readonly string[]): boolean {
  if (word === '') return true;
  for (let length = commonLength(word, part); length > 0; length -= 1)
    if (startsParts(word.slice(length), others)) return true;
  return false;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}
