import {describe, expect, it} from 'vitest';
import {pixelFont, pixelFontHeight} from '../../../samples/art/pixelFont';
import {spriteFontFile} from './spriteFontFile';

describe('spriteFontFile', () => {
  const file = spriteFontFile({
    glyphs: [
      {character: ' ', rows: [[false], [false]]},
      {
        character: 'L',
        rows: [
          [true, false],
          [true, true],
        ],
      },
    ],
    lineSpacing: 3,
    gap: 1,
  });

  it('begins with the header of an uncompressed .xnb file, which gives its size', () => {
    expect(file.subarray(0, 6)).toEqual(Buffer.from([...Buffer.from('XNBd'), 5, 0]));
    expect(file.readInt32LE(6)).toBe(file.length);
  });

  it('contains the picture: white where a character is, a transparent column after each', () => {
    const [on, off] = [
      [255, 255, 255, 255],
      [0, 0, 0, 0],
    ];
    const upper = [off, off, on, off, off].flat();
    const lower = [off, off, on, on, off].flat();
    expect(file.includes(Buffer.from([...upper, ...lower]))).toBe(true);
  });

  it('ends with the metrics: line, widths with gaps, and no default character', () => {
    const end = file.subarray(-38);
    expect(end.readInt32LE(0)).toBe(3);
    expect(end.readFloatLE(4)).toBe(0);
    expect(end.readInt32LE(9)).toBe(2);
    const measures = [0, 1, 2, 3, 4, 5].map((index) => end.readFloatLE(13 + index * 4));
    expect(measures).toEqual([0, 1, 1, 0, 2, 1]);
    expect(end[37]).toBe(0);
  });
});

describe('pixelFont', () => {
  it('has each printable character of ASCII once, in rows of equal length', () => {
    expect(pixelFont.map(({character}) => character.charCodeAt(0))).toEqual(
      Array.from({length: 95}, (_, index) => 32 + index),
    );
    for (const {character, rows} of pixelFont) {
      expect(rows, character).toHaveLength(pixelFontHeight);
      expect(new Set(rows.map((row) => row.length)).size, character).toBe(1);
    }
  });

  it('draws every character except the space', () => {
    const empty = pixelFont.filter(({rows}) => !rows.flat().includes(true));
    expect(empty.map(({character}) => character)).toEqual([' ']);
  });
});
