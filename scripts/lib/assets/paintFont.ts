import type {BitmapFont, Kerning} from './fntFile';
import {packRectangles} from './packRectangles';
import type {Painter} from './painter';

/** The browser's measurements of a character: the extent of its ink around the pen on the baseline, y upward. */
interface Ink {
  readonly advance: number;
  readonly left: number;
  readonly right: number;
  readonly above: number;
  readonly below: number;
}

interface LineHeights {
  readonly ascent: number;
  readonly descent: number;
}

type TextInk = Ink & LineHeights;

interface Measures extends LineHeights {
  readonly inks: readonly Ink[];
  readonly kernings: readonly Kerning[];
}

interface FontStyle {
  /** Family of a font that the painter has loaded. */
  readonly face: string;
  readonly size: number;
  /** Width of the outline around a letter, in pixels. */
  readonly outline: number;
  readonly outlineColor: string;
  readonly characters: string;
  readonly page: string;
}

const pageWidth = 256;

/** White letters with an outline, as a bitmap font and the PNG of its page. */
export async function paintFont(painter: Painter, style: FontStyle): Promise<{font: BitmapFont; png: Buffer}> {
  const characters = Array.from(style.characters);
  const measures = await measure(painter, style, characters);
  const margin = style.outline + 1;
  const base = Math.round(measures.ascent);
  const boxes = measures.inks.map((ink) => {
    const empty = ink.right + ink.left <= 0;
    const [left, top] = [Math.floor(-ink.left) - margin, Math.ceil(ink.above) + margin];
    const width = empty ? 0 : Math.ceil(ink.right) + margin - left;
    return {left, top, width, height: empty ? 0 : top + Math.ceil(ink.below) + margin};
  });
  const {places, height} = packRectangles(boxes, pageWidth, 1);
  const glyphs = boxes.map((box, index) => ({
    code: characters[index]?.codePointAt(0) ?? 0,
    x: places[index]?.x ?? 0,
    y: places[index]?.y ?? 0,
    width: box.width,
    height: box.height,
    xOffset: box.width === 0 ? 0 : box.left,
    yOffset: box.width === 0 ? 0 : base - box.top,
    xAdvance: Math.round((measures.inks[index]?.advance ?? 0) + 0.25 * style.outline),
  }));
  const letters = boxes.map((box, index) => {
    const {x, y} = places[index] ?? {x: 0, y: 0};
    return `<text x="${x - box.left}" y="${y + box.top}">&#${characters[index]?.codePointAt(0) ?? 32};</text>`;
  });
  const png = await painter.paint({width: pageWidth, height, svg: pageSvg(style, height, letters.join(''))});
  const lineHeight = base + Math.round(measures.descent) + style.outline;
  const {face, size, page} = style;
  const {kernings} = measures;
  return {font: {face, size, lineHeight, base, page, pageWidth, pageHeight: height, glyphs, kernings}, png};
}

function pageSvg({face, size, outline, outlineColor}: FontStyle, height: number, letters: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pageWidth}" height="${height}" font-family="${face}" font-size="${size}" font-weight="600">
    <g fill="${outlineColor}" stroke="${outlineColor}" stroke-linejoin="round"><g opacity=".45" stroke-width="${2 * outline + 1}">${letters}</g><g stroke-width="${2 * outline - 1}">${letters}</g></g>
    <g fill="#fff">${letters}</g></svg>`;
}

async function measure(painter: Painter, style: FontStyle, characters: readonly string[]): Promise<Measures> {
  const pairs = characters.flatMap((first) => characters.map((second) => first + second));
  const [whole, ...inks] = await measureTexts(painter, style, ['x', ...characters, ...pairs]);
  return {
    ascent: whole?.ascent ?? 0,
    descent: whole?.descent ?? 0,
    inks: inks.slice(0, characters.length),
    kernings: kerningsOf(
      characters,
      inks.map(({advance}) => advance),
    ),
  };
}

/** @param advances of every character, then of every pair of them: first with first, first with second ... */
function kerningsOf(characters: readonly string[], advances: readonly number[]): readonly Kerning[] {
  const count = characters.length;
  return characters.flatMap((first, i) =>
    characters.flatMap((second, j) => {
      const pair = advances[count + i * count + j] ?? 0;
      const amount = Math.round(pair - (advances[i] ?? 0) - (advances[j] ?? 0));
      return amount === 0 ? [] : [{first: first.charCodeAt(0), second: second.charCodeAt(0), amount}];
    }),
  );
}

function measureTexts(painter: Painter, {face, size}: FontStyle, texts: readonly string[]): Promise<TextInk[]> {
  return painter.page.evaluate(
    ({font, texts}) => {
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) throw new Error('The browser has no canvas.');
      context.font = font;
      return texts.map((text) => {
        const metrics = context.measureText(text);
        return {
          advance: metrics.width,
          left: metrics.actualBoundingBoxLeft,
          right: metrics.actualBoundingBoxRight,
          above: metrics.actualBoundingBoxAscent,
          below: metrics.actualBoundingBoxDescent,
          ascent: metrics.fontBoundingBoxAscent,
          descent: metrics.fontBoundingBoxDescent,
        };
      });
    },
    {font: `600 ${size}px "${face}"`, texts},
  );
}
