import {describe, expect, it} from 'vitest';
import {findMissingPages} from './findMissingPages';

const site = new Map([['/docs/api/node', new Set(['Add-CCNode', 'remarks'])]]);
const find = (...pages: string[]) => {
  const question = {query: 'add', kind: 'symbol', pages, source: 'a forum'} as const;
  return findMissingPages([question], (path) => site.get(path)).map(({page}) => page);
};

describe('findMissingPages', () => {
  it('finds pages and anchors that the site does not have', () => {
    expect(find('/docs/api/nod', '/docs/api/node#remark', '/docs/api/node#remarks')).toEqual([
      '/docs/api/nod',
      '/docs/api/node#remark',
    ]);
  });

  it('accepts a member with overloads and the page itself', () => {
    expect(find('/docs/api/node#Add', '/docs/api/node#', '/docs/api/node')).toEqual([]);
  });
});
