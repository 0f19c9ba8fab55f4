import {describe, expect, it} from 'vitest';
import {checkDiagram, checkNarrowDiagram} from './checkDiagram';

const svg = (inside: string): string =>
  `<svg viewBox="0 0 1 1" role="img" aria-labelledby="diagram-a-title diagram-a-desc">
  <title id="diagram-a-title">A</title>
  <desc id="diagram-a-desc">An a.</desc>
  ${inside}
</svg>`;

const narrow = (width: number, inside: string): string =>
  `<svg viewBox="0 0 ${width} 9" role="img" aria-labelledby="diagram-a-title diagram-a-desc">${inside}</svg>`;

describe('checkNarrowDiagram', () => {
  it('returns the markup', () => {
    const svg = narrow(360, '<g id="diagram-a-narrow-arrow"/>');
    expect(checkNarrowDiagram('a', svg)).toBe(svg);
  });

  it.each([
    ['a drawing as wide as any', narrow(720, ''), 'A narrow drawing is at most 360 units wide'],
    ['a second text alternative', narrow(360, '<title>A</title>'), 'remove <title> and <desc>'],
    ['an id of the wide drawing', narrow(360, '<g id="diagram-a-arrow"/>'), 'must start with "diagram-a-narrow-"'],
    ['an unlabeled root', narrow(360, '').replace(' role="img"', ''), 'needs role="img"'],
  ])('rejects %s', (_what, markup, message) => {
    expect(() => checkNarrowDiagram('a', markup)).toThrow(message);
  });
});

describe('checkDiagram', () => {
  it('returns the markup without whitespace between elements', () => {
    expect(checkDiagram('a', svg('<rect class="d-box"/>'))).toMatch(/<\/desc><rect class="d-box"\/><\/svg>$/);
  });

  it.each([
    ['a prolog', `<?xml version="1.0"?>${svg('')}`, 'must start with <svg'],
    ['no text alternative', '<svg></svg>', 'they are the text alternative'],
    ['an unlabeled root', svg('').replace(' role="img"', ''), 'needs role="img"'],
    ['an id that may clash', svg('<g id="arrow"/>'), 'The id "arrow" must start with "diagram-a-"'],
    ['a color of its own', svg('<rect fill="#fff"/>'), '"fill="#fff"" does not follow the theme'],
    ['a style of its own', svg('<style>rect{}</style>'), '"<style" does not follow the theme'],
  ])('rejects %s', (_what, markup, message) => {
    expect(() => checkDiagram('a', markup)).toThrow(message);
  });
});
