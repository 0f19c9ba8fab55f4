// cspell:ignore Eccnode
import {describe, expect, it} from 'vitest';
import {toPermalink} from './toPermalink';

describe('toPermalink', () => {
  it.each([
    ['a page', '/docs/api/cocos2d.ccnode'],
    ['a trailing slash', '/docs/api/cocos2d.ccnode/'],
    ['.html', '/docs/api/cocos2d.ccnode.html'],
    ['/index.html', '/docs/api/cocos2d.ccnode/index.html'],
    ['capitals', '/docs/api/Cocos2D.CCNode'],
    ['an encoded letter', '/docs/api/cocos2d%2Eccnode'],
  ])('returns one address for %s', (_what, pathname) => {
    expect(toPermalink(pathname, '/')).toBe('/docs/api/cocos2d.ccnode');
  });

  it.each([
    ['/docs/api/List%3CT%3E', '/docs/api/list%3Ct%3E'],
    ['/docs/api/ccrawlist%601', '/docs/api/ccrawlist%601'],
    ['/docs/api/%E4%BD%A0', '/docs/api/%E4%BD%A0'],
    ['/docs/api/%e4%bd%a0', '/docs/api/%E4%BD%A0'],
    ['/docs/api/%25', '/docs/api/%25'],
    ['/docs/api/%2525', '/docs/api/%25'],
  ])('returns the same address for %s as the router, which decodes it', (encoded, permalink) => {
    expect(toPermalink(encoded, '/')).toBe(permalink);
    expect(toPermalink(decodeURI(encoded), '/')).toBe(permalink);
  });

  it.each([
    ['/Docs-Site/docs/api/Cocos2D.CCNode', '/Docs-Site/docs/api/cocos2d.ccnode'],
    ['/Docs-Site/docs/api/cocos2d.ccnode.html', '/Docs-Site/docs/api/cocos2d.ccnode'],
    ['/Docs-Site/', '/Docs-Site/'],
  ])('changes only what follows the base URL in %s', (pathname, permalink) => {
    expect(toPermalink(pathname, '/Docs-Site/')).toBe(permalink);
  });

  it('keeps the root', () => {
    expect(toPermalink('/', '/')).toBe('/');
  });
});
