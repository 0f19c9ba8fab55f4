import path from 'node:path';
import type {TutorialOptions} from '../options';

const fixtures = path.join(import.meta.dirname, '../../fixtures');

/** A tutorial of two parts; its second stage changes, adds, renames and takes away a file each. */
export const fixtureTutorial: TutorialOptions = {
  name: 'Game',
  parts: [
    {name: 'Part1', folder: 'game/Part1', page: 'part-1-jump'},
    {name: 'Part2', folder: 'game/Part2', page: 'part-2-land'},
  ],
  pagesDir: path.join(fixtures, 'pages'),
  address: '/docs/tutorials/game/',
  extraFiles: [{from: 'game/LICENSE', to: 'LICENSE'}],
  samples: {rootDir: fixtures, sourceUrl: 'https://example.com/blob/main'},
};
