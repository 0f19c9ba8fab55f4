import {expect, it, vi} from 'vitest';
import {memoizeByObject} from './memoizeByObject';

it('computes once for each object, even if the result is undefined', () => {
  const compute = vi.fn(({length}: readonly string[]) => (length === 0 ? undefined : length));
  const once = memoizeByObject(compute);
  const [none, some] = [[], ['a']];
  expect([once(none), once(some), once(none), once(some)]).toEqual([undefined, 1, undefined, 1]);
  expect(compute).toHaveBeenCalledTimes(2);
});

it('computes again for an equal object, which may belong to an edited text', () => {
  const compute = vi.fn(({length}: readonly string[]) => length);
  const once = memoizeByObject(compute);
  once(['a']);
  once(['a']);
  expect(compute).toHaveBeenCalledTimes(2);
});
