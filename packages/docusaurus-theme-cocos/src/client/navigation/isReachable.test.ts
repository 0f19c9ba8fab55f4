// cspell:ignore unstub
import {afterEach, describe, expect, it, vi} from 'vitest';
import {isReachable} from './isReachable';

afterEach(() => vi.unstubAllGlobals());

function stubBrowser(onLine: boolean, answer: () => Promise<Partial<Response>>) {
  const fetch = vi.fn(answer);
  vi.stubGlobal('navigator', {onLine});
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

describe('isReachable', () => {
  it.each([200, 304, 404])('is true if the host responds with status %i', async (status) => {
    stubBrowser(true, () => Promise.resolve({status}));
    expect(await isReachable('/docs')).toBe(true);
  });

  it.each([500, 503])('is false if the host responds with status %i', async (status) => {
    stubBrowser(true, () => Promise.resolve({status}));
    expect(await isReachable('/docs')).toBe(false);
  });

  it('is false if nothing responds', async () => {
    stubBrowser(true, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await isReachable('/docs')).toBe(false);
  });

  it('sends no request when the browser is offline', async () => {
    const fetch = stubBrowser(false, () => Promise.resolve({status: 200}));
    expect(await isReachable('/docs')).toBe(false);
    expect(fetch).not.toHaveBeenCalled();
  });
});
