import path from 'node:path';
import type {TutorialOptions} from '../options';

const fixtures = path.join(import.meta.dirname, '../../fixtures');

/** A tutorial with two parts; its second stage changes, adds, renames and removes one file each. */
export const fixtureTutorial: TutorialOptions = {
  name: 'Game',
  parts: [
    {name: 'Part1', folder: 'game/Part1', pages: ['part-1-jump']},
    {
      name: 'Part2',
      folder: 'game/Part2',
      pages: ['part-2-land', 'part-2-run'],
      extraFiles: [{from: 'game/Part1/Content', to: 'Before'}],
    },
  ],
  pagesDir: path.join(fixtures, 'pages'),
  address: '/docs/tutorials/game/',
  extraFiles: [{from: 'game/LICENSE', to: 'LICENSE'}],
  samples: {rootDir: fixtures, sourceUrl: 'https://example.com/blob/main'},
};

/** A tutorial with one part, whose content is also a separate download. */
export const fixtureSingle: TutorialOptions = {
  ...fixtureTutorial,
  name: 'Single',
  parts: [{name: 'Single', folder: 'game/Part1', pages: ['single'], contentPack: true}],
};
