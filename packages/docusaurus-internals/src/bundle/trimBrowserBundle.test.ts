import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {trimBrowserBundle} from './trimBrowserBundle';

class ChunkAssetPlugin {
  readonly apply = (): void => undefined;
}
class OtherPlugin {
  readonly apply = (): void => undefined;
}

const config = {plugins: [new ChunkAssetPlugin(), new OtherPlugin()]};
const prefetching = () =>
  Object.entries(trimBrowserBundle(config).resolve.alias).flatMap(([file, ours]) =>
    /client[\\/]docusaurus\.js$/.test(file) ? path.basename(ours) : [],
  );

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('trimBrowserBundle', () => {
  it.each([
    ['production', 'linkedPages.ts'],
    ['development', 'pagesOfDevServer.ts'],
  ])('removes the table of chunk names, and replaces what reads it, in %s', (mode, file) => {
    vi.stubEnv('NODE_ENV', mode);
    expect(trimBrowserBundle(config).plugins).toEqual([config.plugins[1]]);
    expect(prefetching()).toEqual([file]);
  });

  it('fails if Docusaurus no longer emits the table', () => {
    expect(() => trimBrowserBundle({plugins: [new OtherPlugin()]})).toThrow('ChunkAssetPlugin');
  });
});
