import {removedTypeRoutes} from './apiReference';
import {underBase} from './builtSite';
import {postOf, tagOf} from './specifiedRoutes';

/** The releases since those that the specification names. */
export const addedVersions: readonly string[] = [
  ...['2.5.1', '2.5.2', '2.5.3', '2.5.4', '2.5.5', '2.5.6', '2.5.7', '2.5.8', '2.5.9', '2.5.10', '2.5.11', '2.5.12'],
  ...['2.6.0', '2.6.1'],
];

const guides = {
  developing: [
    ...['versions', 'migrating-to-2.5.11', 'migrating-to-2.6.0'],
    ...['actions', 'input', 'collisions', 'physics'],
    ...['project-files', 'scenes', 'window-size', 'recipes', 'interface-recipes', 'physics-recipes', 'saving'],
    ...['performance', 'testing', 'android-and-ios', 'coming-from-monogame', 'coming-from-cocos', 'debug-and-publish'],
  ],
  /** Pages with the entries that common issues lists. */
  troubleshooting: [
    ...['installing-and-upgrading', 'building-content', 'starting', 'missing-pictures', 'pictures-and-colors'],
    ...[
      'text-and-fonts',
      'actions-and-timers',
      'scenes-and-nodes',
      'physics',
      'input',
      'sound',
      'saving-and-publishing',
    ],
  ],
};

const firstGame = ['first-game', 'first-game-play', 'first-game-finish'];

/** The pages of each part after its first. */
const platformerTutorial = [
  ...['part-1-hills', 'part-1-shore'],
  ...['part-2-crates', 'part-2-outlines', 'part-2-shapes'],
  ...['part-3-run', 'part-3-jump', 'part-3-forgive', 'part-3-touch'],
  ...['part-4-map', 'part-4-bodies', 'part-4-camera', 'part-4-planks', 'part-4-rafts'],
  ...['part-5-things', 'part-5-coins', 'part-5-score', 'part-5-crabs', 'part-5-lives', 'part-5-levels'],
  ...['part-5-title', 'part-5-endings', 'part-5-pause', 'part-5-polish', 'part-5-tests'],
];

/** Every route that the specification doesn't have. CONFORMANCE.md says why each kind exists. */
export const addedRoutes: readonly string[] = [
  ...addedVersions.map(postOf),
  ...addedVersions.map(tagOf),
  '/docs/api/gallery',
  '/docs/api/changes',
  ...removedTypeRoutes,
  ...Object.entries(guides).flatMap(([category, pages]) => pages.map((page) => `/docs/guides/${category}/${page}`)),
  ...firstGame.map((page) => `/docs/tutorials/${page}`),
  ...platformerTutorial.map((page) => `/docs/tutorials/platformer-tutorial/${page}`),
].map(underBase);
