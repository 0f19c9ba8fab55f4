// cspell:ignore unstub
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

vi.mock('docusaurus-internals/siteConfig', () => ({default: {baseUrl: '/'}}));

/** The module in a browser that has loaded an address, with a document that has no article: a not-found page. */
async function openNotFound(pathname: string) {
  vi.resetModules();
  const fetch = vi.fn(() => Promise.resolve({ok: false, status: 404}));
  vi.stubGlobal('location', {pathname});
  vi.stubGlobal('document', {querySelector: () => null});
  vi.stubGlobal('fetch', fetch);
  return {fetch, ...(await import('./apiPages'))};
}

describe('loadApiPage', () => {
  beforeEach(() => vi.stubGlobal('CSS', {escape: (text: string) => text}));
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    '/docs/api/cocos2d.ccnod',
    '/docs/api/Cocos2D.CCNod',
    '/docs/api/%e4%bd%a0',
    '/docs/api/%E4%BD%A0',
    '/docs/api/%2525',
    '/docs/api/a%2Fb',
  ])('does not fetch %s again if the browser has loaded it', async (pathname) => {
    const {fetch, isMissingApiPage, loadApiPage} = await openNotFound(pathname);
    await loadApiPage(pathname);
    expect(isMissingApiPage(pathname)).toBe(true);
    expect(isMissingApiPage(decodeURI(pathname))).toBe(true);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('fetches every other page', async () => {
    const {fetch, isMissingApiPage, loadApiPage} = await openNotFound('/docs/api/%E4%BD%A0');
    await loadApiPage('/docs/api/cocos2d.ccnod');
    expect(isMissingApiPage('/docs/api/cocos2d.ccnod')).toBe(true);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/docs/api/cocos2d.ccnod');
  });
});
