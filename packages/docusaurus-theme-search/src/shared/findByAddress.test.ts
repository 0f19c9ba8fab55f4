import {describe, expect, it} from 'vitest';
import {findByAddress, isBelow} from './findByAddress';

describe('findByAddress', () => {
  const items = [['/docs', '/faq'], ['/docs/api/'], ['/docs/api']];
  const find = (path: string) => findByAddress(path, items, (beginnings) => beginnings);

  it('finds the entry with the longest matching prefix', () => {
    expect(['/docs/guide', '/docs/api/node', '/docs/apiary', '/faq'].map(find)).toEqual([
      items[0],
      items[1],
      items[0],
      items[0],
    ]);
  });

  it('finds nothing for an address without a matching prefix', () => {
    expect(['/', '/blog', '/docsearch'].map(find)).toEqual([undefined, undefined, undefined]);
  });
});

describe('isBelow', () => {
  it.each([
    ['/docs', '/docs', true],
    ['/docs/', '/docs', true],
    ['/docs', '/docs/', true],
    ['/docs/api', '/docs', true],
    ['/docsearch', '/docs', false],
    ['/anything', '/', true],
  ])('of %s and %s is %s', (path, beginning, expected) => {
    expect(isBelow(path, beginning)).toBe(expected);
  });
});
