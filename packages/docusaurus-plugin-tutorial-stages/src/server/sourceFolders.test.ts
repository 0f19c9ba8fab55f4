import {expect, it} from 'vitest';
import {fixtureSingle, fixtureTutorial} from '../testing/fixtureTutorial';
import {sourceFolders} from './sourceFolders';

it('gives each program an address below the base URL, and other files none', () => {
  expect(sourceFolders([fixtureTutorial], '/')).toEqual([
    {folder: 'game/Part1', url: '/downloads/game/part-1'},
    {folder: 'game/Part2', url: '/downloads/game/part-2'},
    {folder: 'game'},
  ]);
  expect(sourceFolders([fixtureSingle], '/docs-site/')).toEqual([
    {folder: 'game/Part1', url: '/docs-site/downloads/single'},
    {folder: 'game'},
  ]);
});
