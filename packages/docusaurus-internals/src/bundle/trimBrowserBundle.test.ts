import {afterEach, describe, expect, it, vi} from 'vitest';
import {trimBrowserBundle} from './trimBrowserBundle';

class ChunkAssetPlugin {
  readonly apply = (): void => undefined;
}
class OtherPlugin {
  readonly apply = (): void => undefined;
}

const config = {plugins: [new ChunkAssetPlugin(), new OtherPlugin()]};
const prefetchAliases = () =>
  Object.keys(trimBrowserBundle(config).resolve.alias).filter((file) => /client[\\/]docusaurus\.js$/.test(file));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('trimBrowserBundle', () => {
  it('removes the table of chunk names from the production bundle', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(trimBrowserBundle(config).plugins).toEqual([config.plugins[1]]);
    expect(prefetchAliases()).toHaveLength(1);
  });

  // The dev server gives each module a bundler runtime of its own, so ours can't learn a chunk's file there.
  it("keeps Docusaurus's prefetching on the dev server", () => {
    vi.stubEnv('NODE_ENV', 'development');
    expect(trimBrowserBundle(config).plugins).toEqual(config.plugins);
    expect(prefetchAliases()).toEqual([]);
  });

  it('fails if Docusaurus no longer emits the table', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => trimBrowserBundle({plugins: [new OtherPlugin()]})).toThrow('ChunkAssetPlugin');
  });
});
