import path from 'node:path';
import type {ContentPackOptions, PathOptions, TutorialOptions} from '../options';

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
      extraFiles: [
        {from: 'game/Part1/Content', to: 'Before'},
        {from: 'game/Game.slnx', to: 'Game.slnx'},
        {from: 'game/WithoutTests.csproj', to: 'Game.csproj'},
      ],
    },
  ],
  pagesDir: path.join(fixtures, 'pages'),
  address: '/docs/tutorials/game/',
  extraFiles: [{from: 'game/LICENSE', to: 'LICENSE'}],
  readmes: {part: 'readmes/part.md', checkpoint: 'readmes/checkpoint.md'},
  samples: {rootDir: fixtures, sourceUrl: 'https://example.com/blob/main'},
};

/** A tutorial with one part, whose content is also a separate download. */
export const fixtureSingle: TutorialOptions = {
  ...fixtureTutorial,
  name: 'Single',
  parts: [
    {
      name: 'Single',
      folder: 'game/Part1',
      pages: ['single'],
      contentPack: true,
    },
  ],
};

/** A picture for a guide, under another name, and a folder. */
export const fixturePack: ContentPackOptions = {
  name: 'Guide',
  file: 'guide-content',
  files: [
    {from: 'game/Part1/Content/coin.png', to: 'player.png'},
    {from: 'game/Part1/Content/levels', to: 'maps'},
  ],
  rootDir: fixtures,
};

/** A path with a page before the tutorial. */
export const fixturePath: PathOptions = {
  sections: [
    {
      pagesDir: fixtureTutorial.pagesDir,
      address: '/docs/tutorials/',
      steps: [{label: 'the small game', pages: ['single']}],
    },
    {
      pagesDir: fixtureTutorial.pagesDir,
      address: fixtureTutorial.address,
      steps: fixtureTutorial.parts.map(({pages}, index) => ({label: `part ${index + 1}`, pages})),
    },
  ],
  end: {title: 'The guides', label: 'the guides', href: '/docs/guides'},
};
