import {expect, test} from 'vitest';
import {lastUpdate} from './lastUpdate';

const times: Readonly<Record<string, number>> = {'/api/facts/CCNode.json': 5, '/api/descriptions/CCNode.md': 7};
const vcs = {
  getFileLastUpdateInfo: (file: string) => {
    const timestamp = times[file];
    return Promise.resolve(timestamp === undefined ? null : {timestamp, author: 'A'});
  },
};

test('a page has the date of its most recently changed file', async () => {
  expect(await lastUpdate(Object.keys(times), vcs)).toBe(7);
  expect(await lastUpdate(['/api/facts/CCNode.json', '/not/committed.md'], vcs)).toBe(5);
});

test('a page has no date without a history', async () => {
  expect(await lastUpdate(['/not/committed.md'], vcs)).toBeNull();
});
