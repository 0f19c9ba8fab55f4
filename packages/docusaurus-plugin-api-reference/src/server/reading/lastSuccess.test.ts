import {expect, it} from 'vitest';
import {lastSuccess} from './lastSuccess';

const builds = (...results: readonly (string | Error)[]) => {
  const log: string[] = [];
  const left = [...results];
  const next = lastSuccess(
    () => {
      const result = left.shift();
      return typeof result === 'string' ? Promise.resolve(result) : Promise.reject(result ?? new Error('none left'));
    },
    {failed: (message) => log.push(message), succeeded: () => log.push('ok')},
  );
  return {next, log};
};

it('returns the last successful result while the newest build fails, and reports each build', async () => {
  const {next, log} = builds('first', new Error('CCNode.md:3: Unknown name.'), 'second');
  expect([await next(), await next(), await next()]).toEqual(['first', 'first', 'second']);
  expect(log).toEqual(['ok', 'CCNode.md:3: Unknown name.', 'ok']);
});

it('throws when the first build fails', async () => {
  const {next} = builds(new Error('CCNode.md:3: Unknown name.'));
  await expect(next()).rejects.toThrow('CCNode.md:3: Unknown name.');
});
