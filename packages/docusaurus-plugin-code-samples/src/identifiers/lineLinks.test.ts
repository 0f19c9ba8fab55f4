import {describe, expect, it} from 'vitest';
import {lineLinks} from './lineLinks';
import type {IdentifierSpan} from './readSpans';

const lines = [{text: 'Position = p;', sourceLine: 7, removed: 4}];
const linksOf = (...spans: readonly IdentifierSpan[]) =>
  lineLinks(lines, {
    file: 'samples/A.cs',
    spans: new Map([[7, spans]]),
    address: (id) => (id === 'P:Position' ? '/position' : undefined),
  });

describe('lineLinks', () => {
  it('shifts spans by the indentation removed from the line', () => {
    expect(linksOf({column: 4, length: 8, id: 'P:Position'})).toEqual([[{start: 0, end: 8, href: '/position'}]]);
  });

  it('adds no link for an id without an address', () => {
    expect(linksOf({column: 15, length: 1, id: 'P:Elsewhere'})).toEqual([[]]);
  });

  it.each([
    ['begins in the removed indentation', [{column: 3, length: 4, id: 'P:Position'}]],
    ['ends after the line', [{column: 12, length: 6, id: 'P:Position'}]],
    ['is empty', [{column: 12, length: 0, id: 'P:Position'}]],
    [
      'overlaps the one before',
      [
        {column: 4, length: 8, id: 'P:Position'},
        {column: 11, length: 2, id: 'P:Position'},
      ],
    ],
  ])('rejects a span that %s', (_what, spans) => {
    expect(() => linksOf(...spans)).toThrow(
      'samples/A.cs:7: "P:Position" does not fit the line. Run: npm run samples:bind.',
    );
  });
});
