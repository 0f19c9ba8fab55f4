import {expect, it} from 'vitest';
import {dropFonts} from './dropFonts';

it('drops the fonts and nothing else', () => {
  expect(dropFonts('p{top:0}@font-face{font-family:F;src:url(/f.woff2)}a{font-family:F}')).toBe(
    'p{top:0}a{font-family:F}',
  );
});
