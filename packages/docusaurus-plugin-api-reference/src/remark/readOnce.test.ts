import {expect, it, vi} from 'vitest';
import {readOnce} from './readOnce';

it('reads once for all callers, also while the first reading is under way', async () => {
  const read = vi.fn(() => Promise.resolve('facts'));
  const facts = readOnce(read);
  expect(await Promise.all([facts(), facts()])).toEqual(['facts', 'facts']);
  expect(await facts()).toBe('facts');
  expect(read).toHaveBeenCalledTimes(1);
});

it('reads again after an error', async () => {
  const read = vi.fn(() => Promise.resolve('facts')).mockRejectedValueOnce(new Error('A comma is missing.'));
  const facts = readOnce(read);
  await expect(Promise.all([facts(), facts()])).rejects.toThrow('A comma is missing.');
  expect(await facts()).toBe('facts');
  expect(read).toHaveBeenCalledTimes(2);
});
