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

const goldenContent = 'samples/FirstGame/Variants/Game/Golden/Content/images';

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
        extraFiles: [
          {from: 'samples/FirstGame/Download/FirstGame.slnx', to: 'FirstGame.slnx'},
          // For an exercise.
          {from: `${goldenContent}/coconut-golden.png`, to: 'Content/images/coconut-golden.png'},
        ],
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
  /** The files of `samples/Platformer/Tests` whose rules are complete enough for them in this part. Later parts have them, too. */
  readonly newTests?: readonly string[];
}

/** The platformer's parts and their pages, in reading order. */
export const platformerParts: readonly PlatformerPart[] = [
  {label: '1. Setup', pages: ['part-1-setup', 'part-1-hills', 'part-1-shore']},
  {
    label: '2. Physics',
    pages: ['part-2-physics', 'part-2-crates', 'part-2-outlines', 'part-2-shapes'],
    newTests: ['FixedStepTests.cs', 'Tests.csproj'],
  },
  {
    label: '3. The player',
    pages: ['part-3-player', 'part-3-run', 'part-3-jump', 'part-3-forgive', 'part-3-touch'],
    newTests: ['ControlsStateTests.cs', 'JumpTimerTests.cs', 'PlayerMovementTests.cs'],
  },
  {
    label: '4. Platforms',
    pages: ['part-4-platforms', 'part-4-map', 'part-4-bodies', 'part-4-camera', 'part-4-planks', 'part-4-rafts'],
    newTests: [
      'CameraFollowTests.cs',
      'LevelMapTests.cs',
      'PlayerOnRaftTests.cs',
      'RaftRouteTests.cs',
      'SteppingPlayer.cs',
      'TestMap.cs',
      'TileMergerTests.cs',
    ],
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
    newTests: [
      'GameSessionTests.cs',
      'LevelGoalTests.cs',
      'PatrolTests.cs',
      'PauseControlsTests.cs',
      'PlayerEventsTests.cs',
    ],
  },
];

/** The solution of a part, and its tests, with a project of the game that doesn't compile them. */
function solutionAndTests(index: number): PartOptions['extraFiles'] {
  const tests = platformerParts.slice(0, index + 1).flatMap(({newTests = []}) => newTests);
  if (tests.length === 0) return [{from: 'samples/Platformer/Download/Game.slnx', to: 'Platformer.slnx'}];
  return [
    {from: 'samples/Platformer/Download/GameAndTests.slnx', to: 'Platformer.slnx'},
    {from: 'samples/Platformer/Part5/Platformer.csproj', to: 'Platformer.csproj'},
    ...tests.map((file) => ({from: `samples/Platformer/Tests/${file}`, to: `Tests/${file}`})),
  ];
}

/** The platformer tutorial: parts, each with its finished program. */
export function platformerTutorial(samples: CodeFigureOptions): TutorialOptions {
  return {
    name: 'Platformer',
    parts: platformerParts.map(({pages}, index) => ({
      name: `Part${index + 1}`,
      folder: `samples/Platformer/Part${index + 1}`,
      pages,
      contentPack: true,
      extraFiles: solutionAndTests(index),
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
