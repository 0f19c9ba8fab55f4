import {expect, test, vi} from 'vitest';
import {reportFirst} from './reportFirst';

test("prints a parser's error and rejects with it", async () => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const error = new Error('a.mdx:2: "x" is not a date.');
  const parse = reportFirst(() => Promise.reject(error));
  await expect(parse({} as never)).rejects.toBe(error);
  expect(print).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(error.message));
});
