import path from 'node:path';
import type {CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import type {ContentPackOptions, PartOptions, PathOptions, TutorialOptions} from 'docusaurus-plugin-tutorial-stages';

const extraFiles: TutorialOptions['extraFiles'] = [
  {from: 'LICENSE', to: 'LICENSE'},
  // The bitmap fonts are made from Fredoka.
  {from: 'samples/Content/platformer/fonts/LICENSE.txt', to: 'Content/fonts/LICENSE.txt'},
];

/** The folder and the address of pages. Not relative to this file: npm scripts load it without its folder's name. */
const placeOf = (folder: string, rootDir: string) => ({
  pagesDir: path.join(rootDir, 'website/docs', folder),
  address: `/docs/${folder}/`,
});

const firstGameFolder = 'tutorials';
const platformerFolder = 'tutorials/platformer-tutorial';

/** The pages of the first game, in reading order. */
export const firstGamePages = ['first-game', 'first-game-play', 'first-game-finish'] as const;

/** The first game: three pages and the finished program. */
export function firstGameTutorial(samples: CodeFigureOptions): TutorialOptions {
  return {
    name: 'FirstGame',
    parts: [
      {
        name: 'FirstGame',
        folder: 'samples/FirstGame/Game',
        pages: firstGamePages,
        contentPack: true,
        extraFiles: [{from: 'samples/FirstGame/Download/FirstGame.slnx', to: 'FirstGame.slnx'}],
      },
    ],
    ...placeOf(firstGameFolder, samples.rootDir),
    extraFiles,
    readmes: {part: 'samples/FirstGame/Download/README.md', checkpoint: 'samples/FirstGame/Download/CHECKPOINT.md'},
    samples,
  };
}

interface PlatformerPart {
  readonly label: string;
  readonly pages: PartOptions['pages'];
  /** By default the solution with the game alone. */
  readonly extraFiles?: PartOptions['extraFiles'];
  /** A sentence of the README: where the tests of the rules are. */
  readonly tests?: string;
}

/** The platformer's parts and their pages, in reading order. */
export const platformerParts: readonly PlatformerPart[] = [
  {label: '1. Setup', pages: ['part-1-setup', 'part-1-hills', 'part-1-shore']},
  {label: '2. Physics', pages: ['part-2-physics', 'part-2-crates', 'part-2-outlines', 'part-2-shapes']},
  {label: '3. The player', pages: ['part-3-player', 'part-3-run', 'part-3-jump', 'part-3-forgive', 'part-3-touch']},
  {
    label: '4. Platforms',
    pages: ['part-4-platforms', 'part-4-map', 'part-4-bodies', 'part-4-camera', 'part-4-planks', 'part-4-rafts'],
  },
  {
    label: '5. Mechanics',
    pages: [
      'part-5-mechanics',
      'part-5-things',
      'part-5-coins',
      'part-5-score',
      'part-5-crabs',
      'part-5-lives',
      'part-5-levels',
      'part-5-title',
      'part-5-endings',
      'part-5-pause',
      'part-5-polish',
      'part-5-tests',
    ],
    extraFiles: [
      {from: 'samples/Platformer/Download/GameAndTests.slnx', to: 'Platformer.slnx'},
      {from: 'samples/Platformer/Tests', to: 'Tests'},
    ],
    tests: 'The tests are in `Tests`.',
  },
];

const laterTests = 'Part 5 tests them, and its download has the tests.';
const gameSolution = {from: 'samples/Platformer/Download/Game.slnx', to: 'Platformer.slnx'};

/** The platformer tutorial: parts, each with its finished program. */
export function platformerTutorial(samples: CodeFigureOptions): TutorialOptions {
  return {
    name: 'Platformer',
    parts: platformerParts.map(({pages, extraFiles: own = [gameSolution], tests = laterTests}, index) => ({
      name: `Part${index + 1}`,
      folder: `samples/Platformer/Part${index + 1}`,
      pages,
      contentPack: true,
      extraFiles: own,
      readmeValues: {tests},
    })),
    ...placeOf(platformerFolder, samples.rootDir),
    extraFiles,
    readmes: {part: 'samples/Platformer/Download/README.md', checkpoint: 'samples/Platformer/Download/CHECKPOINT.md'},
    samples,
  };
}

/** The pictures and the sound that the examples of the page Next steps name. */
export const nextStepsContent = (rootDir: string): ContentPackOptions => ({
  name: 'NextSteps',
  file: 'next-steps-content',
  files: [
    {from: 'samples/Content/guides/images/boat.png', to: 'boat.png'},
    {from: 'samples/Content/guides/player.png', to: 'player.png'},
    {from: 'samples/Content/guides/sounds/splash.wav', to: 'sounds/splash.wav'},
  ],
  rootDir,
});

/** The path from nothing to the guides. Readers mark its pages as finished. */
export function readerPath(rootDir: string): PathOptions {
  return {
    sections: [
      {
        ...placeOf('guides/getting-started', rootDir),
        steps: [{label: 'the setup of your machine', pages: ['environment-setup']}],
      },
      {...placeOf(firstGameFolder, rootDir), steps: [{label: 'your first game', pages: firstGamePages}]},
      {
        ...placeOf(platformerFolder, rootDir),
        steps: platformerParts.map(({pages}, index) => ({label: `part ${index + 1}`, pages})),
      },
    ],
    end: {title: 'The guides', label: 'the guides', href: '/docs/guides/developing/overview'},
  };
}
