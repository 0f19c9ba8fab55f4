import path from 'node:path';
import {expect, it} from 'vitest';
import {apiData} from './data/apiData';
import {readSymbols} from './symbols';

const fixtures = path.join(import.meta.dirname, '../fixtures/components');

it('reads types and members for the search', async () => {
  const data = apiData({
    factsDir: path.join(fixtures, 'facts'),
    historyDir: path.join(fixtures, 'history'),
    descriptionsDir: fixtures,
    topicsFile: path.join(fixtures, 'topics.yaml'),
    tasksFile: path.join(fixtures, 'tasks.yaml'),
    rootDir: fixtures,
  });
  const {types} = await readSymbols(data);
  expect(types.map(({name}) => name)).toContain('CCNode');
});
