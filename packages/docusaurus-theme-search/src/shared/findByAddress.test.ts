import {describe, expect, it} from 'vitest';
import {findByAddress, isBelow} from './findByAddress';

describe('findByAddress', () => {
  const items = [['/docs', '/faq'], ['/docs/api/'], ['/docs/api']];
  const find = (path: string) => findByAddress(path, items, (beginnings) => beginnings);

  it('finds that of the longest beginning', () => {
    expect(['/docs/guide', '/docs/api/node', '/docs/apiary', '/faq'].map(find)).toEqual([
      items[0],
      items[1],
      items[0],
      items[0],
    ]);
  });

  it('finds none for an address that begins otherwise', () => {
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
