import {describe, expect, it, vi} from 'vitest';
import {buildOnChange} from './buildOnChange';

describe('buildOnChange', () => {
  it('builds once while the inputs stay the same', async () => {
    const build = vi.fn(() => Promise.resolve({}));
    const get = buildOnChange(() => Promise.resolve('same'), build);
    expect(await get()).toBe(await get());
    expect(build).toHaveBeenCalledOnce();
  });

  it('builds again when the inputs have changed', async () => {
    let inputs = 'one';
    const get = buildOnChange(
      () => Promise.resolve(inputs),
      () => Promise.resolve(inputs.length),
    );
    expect(await get()).toBe(3);
    inputs = 'three';
    expect(await get()).toBe(5);
  });

  it('builds again after an error', async () => {
    const build = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('Broken')).mockResolvedValue('built');
    const get = buildOnChange(() => Promise.resolve('same'), build);
    await expect(get()).rejects.toThrow('Broken');
    expect(await get()).toBe('built');
  });
});
