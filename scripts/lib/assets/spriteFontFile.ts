/** A character of a sprite font. All measures are in pixels. */
export interface SpriteGlyph {
  readonly character: string;
  /** Rows from top to bottom, all of the same length; true is a white pixel, false a transparent one. */
  readonly rows: readonly (readonly boolean[])[];
}

export interface SpriteFont {
  /** The characters in the order of their codes, all of the same height. */
  readonly glyphs: readonly SpriteGlyph[];
  readonly lineSpacing: number;
  /** The gap after each character. */
  readonly gap: number;
}

const readers = [
  'Microsoft.Xna.Framework.Content.SpriteFontReader, MonoGame.Framework',
  'Microsoft.Xna.Framework.Content.Texture2DReader, MonoGame.Framework',
  'Microsoft.Xna.Framework.Content.ListReader`1[[Microsoft.Xna.Framework.Rectangle, MonoGame.Framework]], MonoGame.Framework',
  'Microsoft.Xna.Framework.Content.RectangleReader, MonoGame.Framework',
  'Microsoft.Xna.Framework.Content.ListReader`1[[System.Char]], MonoGame.Framework',
  'Microsoft.Xna.Framework.Content.CharReader, MonoGame.Framework',
  'Microsoft.Xna.Framework.Content.ListReader`1[[Microsoft.Xna.Framework.Vector3, MonoGame.Framework]], MonoGame.Framework',
  'Microsoft.Xna.Framework.Content.Vector3Reader, MonoGame.Framework',
] as const;

/** The number of a reader in the file, from 1. */
const reader = {font: 1, texture: 2, rectangles: 3, characters: 5, vectors: 7} as const;

/**
 * A sprite font as the content pipeline builds it for DesktopGL: an uncompressed .xnb file with a picture of 32 bits per
 * pixel.
 *
 * @see https://docs.monogame.net/articles/getting_to_know/whatis/content_pipeline/CP_XNB_Format.html
 */
export function spriteFontFile({glyphs, lineSpacing, gap}: SpriteFont): Buffer {
  const height = glyphs[0]?.rows.length ?? 0;
  const widths = glyphs.map(({rows}) => rows[0]?.length ?? 0);
  // The characters are side by side with a transparent column after each.
  const lefts = widths.map((_, index) => widths.slice(0, index).reduce((sum, width) => sum + width + 1, 0));
  const pageWidth = widths.reduce((sum, width) => sum + width + 1, 0);
  const body = Buffer.concat([
    compactNumber(readers.length),
    ...readers.flatMap((name) => [text(name), int32(0)]),
    compactNumber(0), // shared resources
    compactNumber(reader.font),
    ...texture(glyphs, lefts, pageWidth, height),
    ...list(
      reader.rectangles,
      widths.map((width, index) => int32(lefts[index] ?? 0, 0, width, height)),
    ),
    ...list(
      reader.rectangles,
      widths.map((width) => int32(0, 0, width, height)),
    ),
    ...list(
      reader.characters,
      glyphs.map(({character}) => Buffer.from(character, 'utf8')),
    ),
    int32(lineSpacing),
    float32(0), // more space between characters
    ...list(
      reader.vectors,
      // Space before the character, its width, and space after it, which is part of a measured width.
      widths.map((width) => float32(0, width, gap)),
    ),
    Buffer.from([0]), // no character for those that the font doesn't have
  ]);
  const headerBytes = 10;
  // Version 5 for DesktopGL, without flags.
  return Buffer.concat([Buffer.from('XNBd', 'latin1'), Buffer.from([5, 0]), int32(headerBytes + body.length), body]);
}

function texture(
  glyphs: readonly SpriteGlyph[],
  lefts: readonly number[],
  width: number,
  height: number,
): readonly Buffer[] {
  const pixels = Buffer.alloc(width * height * 4);
  for (const [index, {rows}] of glyphs.entries())
    for (const [y, row] of rows.entries())
      for (const [x, isWhite] of row.entries()) {
        const start = (y * width + (lefts[index] ?? 0) + x) * 4;
        if (isWhite) pixels.fill(255, start, start + 4);
      }
  const colorFormat = 0;
  const levels = 1;
  return [compactNumber(reader.texture), int32(colorFormat, width, height, levels, pixels.length), pixels];
}

const list = (typeReader: number, items: readonly Buffer[]): readonly Buffer[] => [
  compactNumber(typeReader),
  int32(items.length),
  ...items,
];

function int32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32LE(value, index * 4);
  return bytes;
}

function float32(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeFloatLE(value, index * 4);
  return bytes;
}

function text(value: string): Buffer {
  const bytes = Buffer.from(value, 'utf8');
  return Buffer.concat([compactNumber(bytes.length), bytes]);
}

/** Seven bits per byte, the lowest first. */
function compactNumber(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 128) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  return Buffer.from([...bytes, rest]);
}
