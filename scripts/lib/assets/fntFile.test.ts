import {describe, expect, it} from 'vitest';
import {fntFile} from './fntFile';

describe('fntFile', () => {
  const file = fntFile({
    face: 'Round',
    size: 24,
    lineHeight: 31,
    base: 23,
    page: 'round-24.png',
    pageWidth: 256,
    pageHeight: 185,
    glyphs: [{code: 65, x: 1, y: 2, width: 19, height: 20, xOffset: -2, yOffset: 4, xAdvance: 16}],
    kernings: [{first: 65, second: 86, amount: -1}],
  });
  const lines = file.split('\n');

  it('describes the font, its one page and its characters', () => {
    expect(lines[0]).toContain('info face="Round" size=24 ');
    expect(lines.slice(1)).toEqual([
      'common lineHeight=31 base=23 scaleW=256 scaleH=185 pages=1 packed=0',
      'page id=0 file="round-24.png"',
      'chars count=1',
      'char id=65 x=1 y=2 width=19 height=20 xoffset=-2 yoffset=4 xadvance=16 page=0 chnl=15',
      'kernings count=1',
      'kerning first=65 second=86 amount=-1',
      '',
    ]);
  });

  it('writes a space after values that the engine reads up to a space', () => {
    expect(lines[0]).toMatch(/ padding=\d+,\d+,\d+,\d+ /);
    expect(lines[1]).toMatch(/ lineHeight=\d+ .*scaleW=\d+ scaleH=\d+ pages=\d+ /);
  });
});
