import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {redirectScript} from './redirectScript';

/** The script's redirect target and what it writes; undefined if it doesn't redirect. */
function leave(baseUrl: string, pathname: string): {readonly to: string; readonly written: string} | undefined {
  let to: string | undefined;
  let written = '';
  const pages = ['', 'blog', 'docs/api/cocos2d.ccnode'].map((page) => baseUrl + page);
  runInNewContext(redirectScript(baseUrl, pages), {
    location: {pathname, search: '?from=old', hash: '#Top', replace: (address: string) => (to = address)},
    document: {write: (html: string) => (written = html)},
  });
  return to === undefined ? undefined : {to, written};
}

describe('redirectScript', () => {
  it.each([
    ['/', '/docs/api/Cocos2D.CCNode', '/docs/api/cocos2d.ccnode'],
    ['/', '/BLOG/', '/blog/'],
    ['/', '/blog.html', '/blog'],
    ['/', '/Blog/index.html', '/blog'],
    ['/', '/INDEX.html', '/'],
    ['/Docs-Site/', '/Docs-Site/Blog', '/Docs-Site/blog'],
    ['/Docs-Site/', '/Docs-Site/INDEX.html', '/Docs-Site/'],
  ])('under %s redirects %s to %s, with query and hash, and renders nothing before that', (baseUrl, pathname, page) => {
    expect(leave(baseUrl, pathname)).toEqual({to: `${page}?from=old#Top`, written: '<template>'});
  });

  it.each([
    ['/', '/no-such-page'],
    ['/', '/blog'],
    ['/', '/docs/api/Cocos2D.NoSuchType'],
    ['/', '/docs/api/cocos2d.nosuchtype.html'],
    ['/', '/Docs'],
    ['/', '/CCNode'],
    ['/', '/docs/api/List%3CT%3E'],
    ['/Docs-Site/', '/Docs-Site/no-such-page'],
    ['/docs-site/', '/Elsewhere'],
    ['/docs-site/', '/Docs-Site/blog'],
  ])('under %s does not redirect %s', (baseUrl, pathname) => {
    expect(leave(baseUrl, pathname)).toBeUndefined();
  });
});
