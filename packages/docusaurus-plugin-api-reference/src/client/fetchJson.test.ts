import {afterEach, describe, expect, it, vi} from 'vitest';
import {fetchJson} from './fetchJson';

describe('fetchJson', () => {
  afterEach(() => void vi.unstubAllGlobals());

  it('returns what a file contains', async () => {
    const fetch = vi.fn(() => Promise.resolve(new Response('[1]')));
    vi.stubGlobal('fetch', fetch);
    expect(await fetchJson('/changes.json')).toEqual([1]);
    expect(fetch).toHaveBeenCalledExactlyOnceWith('/changes.json');
  });

  it('throws when the host responds with an error', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[1]', {status: 404})));
    await expect(fetchJson('/changes.json')).rejects.toThrow('/changes.json responded with status 404.');
  });
});
