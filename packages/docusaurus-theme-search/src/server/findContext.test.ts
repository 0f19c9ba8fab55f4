import {describe, expect, it} from 'vitest';
import {findContext} from './findContext';

const contexts = [
  {name: 'docs', label: 'Docs', paths: ['/docs', '/faq']},
  {name: 'api', label: 'API', paths: ['/docs/api/']},
];

describe('findContext', () => {
  it.each([
    ['/docs', 'docs'],
    ['/docs/guide', 'docs'],
    ['/docs/apiary', 'docs'],
    ['/docs/api', 'api'],
    ['/docs/api/cocos2d.ccnode', 'api'],
    ['/faq', 'docs'],
  ])('of %s is %s, because the longest path wins', (path, expected) => {
    expect(findContext(path, contexts)).toBe(expected);
  });

  it('treats "/" as matching everything', () => {
    expect(findContext('/blog/first', [...contexts, {name: 'rest', label: 'Rest', paths: ['/']}])).toBe('rest');
  });

  it('stops at a page without a context and says what to do', () => {
    expect(() => findContext('/documents', contexts)).toThrow(
      "The page /documents isn't in any search context. Add it, or a folder around it, to the paths of one of these: docs, api.",
    );
  });
});
