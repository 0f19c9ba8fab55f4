/** A character of a bitmap font: its position on the page and in a line. In pixels, y downward. */
export interface Glyph {
  readonly code: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** From the pen to the picture's left side. */
  readonly xOffset: number;
  /** From the top of the line to the top of the picture. */
  readonly yOffset: number;
  /** From the pen to the next character's pen. */
  readonly xAdvance: number;
}

/** How much closer (negative) or farther the second character is when it follows the first. */
export interface Kerning {
  readonly first: number;
  readonly second: number;
  readonly amount: number;
}

export interface BitmapFont {
  readonly face: string;
  readonly size: number;
  readonly lineHeight: number;
  /** From the top of the line to the baseline. */
  readonly base: number;
  /** File name of the one page, relative to the .fnt file. */
  readonly page: string;
  readonly pageWidth: number;
  readonly pageHeight: number;
  readonly glyphs: readonly Glyph[];
  readonly kernings: readonly Kerning[];
}

/**
 * A bitmap font with one page in AngelCode's text format.
 *
 * The engine's reader is stricter than the format. It requires a space after `padding=` and `scaleW=`, and it drops the
 * last character of a line that describes a character, so nothing important may be last.
 *
 * @see https://www.angelcode.com/products/bmfont/doc/file_format.html
 */
export function fntFile(font: BitmapFont): string {
  const lines = [
    `info face="${font.face}" size=${font.size} bold=0 italic=0 charset="" unicode=1 stretchH=100 smooth=1 aa=1 padding=0,0,0,0 spacing=1,1 outline=0`,
    `common lineHeight=${font.lineHeight} base=${font.base} scaleW=${font.pageWidth} scaleH=${font.pageHeight} pages=1 packed=0`,
    `page id=0 file="${font.page}"`,
    `chars count=${font.glyphs.length}`,
    ...font.glyphs.map(glyphLine),
    `kernings count=${font.kernings.length}`,
    ...font.kernings.map(({first, second, amount}) => `kerning first=${first} second=${second} amount=${amount}`),
  ];
  return lines.join('\n') + '\n';
}

const glyphLine = (glyph: Glyph): string =>
  `char id=${glyph.code} x=${glyph.x} y=${glyph.y} width=${glyph.width} height=${glyph.height} ` +
  `xoffset=${glyph.xOffset} yoffset=${glyph.yOffset} xadvance=${glyph.xAdvance} page=0 chnl=15`;
