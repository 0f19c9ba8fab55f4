import {expect, test} from 'vitest';
import {lastUpdate} from './lastUpdate';

const times: Readonly<Record<string, number>> = {'/api/facts/CCNode.json': 5, '/api/descriptions/CCNode.md': 7};
const vcs = {
  getFileLastUpdateInfo: (file: string) => {
    const timestamp = times[file];
    return Promise.resolve(timestamp === undefined ? null : {timestamp, author: 'A'});
  },
};

test('a page is as old as the youngest of its files', async () => {
  expect(await lastUpdate(Object.keys(times), vcs)).toBe(7);
  expect(await lastUpdate(['/api/facts/CCNode.json', '/not/committed.md'], vcs)).toBe(5);
});

test('without a history a page has no date', async () => {
  expect(await lastUpdate(['/not/committed.md'], vcs)).toBeNull();
});
