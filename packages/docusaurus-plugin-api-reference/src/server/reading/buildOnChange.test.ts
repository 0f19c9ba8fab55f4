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

  it('builds once for two calls at the same time', async () => {
    const build = vi.fn(() => Promise.resolve({}));
    const get = buildOnChange(() => Promise.resolve('same'), build);
    const [one, other] = await Promise.all([get(), get()]);
    expect(one).toBe(other);
    expect(build).toHaveBeenCalledOnce();
  });

  it('builds changed inputs after the running build', async () => {
    let inputs = 'one';
    let finishFirst = (): void => undefined;
    const firstMayFinish = new Promise<void>((resolve) => (finishFirst = resolve));
    const built: string[] = [];
    const build = vi.fn(async () => {
      const started = inputs;
      if (started === 'one') await firstMayFinish;
      built.push(started);
      return started;
    });
    const get = buildOnChange(() => Promise.resolve(inputs), build);
    const first = get();
    await vi.waitFor(() => {
      expect(build).toHaveBeenCalled();
    });
    inputs = 'two';
    const second = get();
    await new Promise(setImmediate);
    finishFirst();
    expect(await Promise.all([first, second])).toEqual(['one', 'two']);
    expect(built).toEqual(['one', 'two']);
  });
});
