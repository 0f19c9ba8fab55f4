import {platformerParts} from '../../../website/tutorial';
import {apiDocs, apiRoutes, removedTypeRoutes} from './apiReference';

const versions = [
  ...['2.4.0', '2.4.1', '2.4.2', '2.4.3', '2.4.4', '2.4.5', '2.4.6', '2.4.7', '2.4.8', '2.5.0', '2.5.1', '2.5.2'],
  ...['2.5.3', '2.5.4', '2.5.5', '2.5.6', '2.5.7', '2.5.8', '2.5.9', '2.5.10', '2.5.11', '2.5.12', '2.6.0', '2.6.1'],
];

/** Newest first, as in feeds and lists. */
export const releasePosts = versions.map((version) => `/blog/${version}-release`).reverse();

const migrations = ['migrating-to-2.4.0', 'migrating-to-2.5.11', 'migrating-to-2.6.0'];

/** Pages with what the first pages leave out. */
const addedGuides = [
  ...['project-files', 'scenes', 'window-size', 'recipes', 'interface-recipes', 'physics-recipes', 'saving'],
  ...['performance', 'testing', 'android-and-ios', 'coming-from-monogame', 'coming-from-cocos', 'debug-and-publish'],
];

/** Pages with the entries that common issues lists. */
const addedTroubleshooting = [
  ...['installing-and-upgrading', 'building-content', 'starting', 'missing-pictures', 'pictures-and-colors'],
  ...['text-and-fonts', 'actions-and-timers', 'scenes-and-nodes', 'physics', 'input', 'sound', 'saving-and-publishing'],
];

const guides = {
  'getting-started': ['introduction', 'environment-setup', 'next-steps'],
  developing: ['overview', 'create-project', 'adding-content', 'versions', ...migrations, ...addedGuides],
  contributing: ['code-guidelines', 'decompiler-tools', 'getting-involved', 'licensing', 'quick-guidelines'],
  troubleshooting: ['common-issues', 'more-help', ...addedTroubleshooting],
};

const specifiedParts = ['part-1-setup', 'part-2-physics', 'part-3-player', 'part-4-platforms', 'part-5-mechanics'];
const platformerTutorial = [
  ...new Set(['overview', ...specifiedParts, ...platformerParts.flatMap(({pages}) => pages)]),
];

const firstGame = ['first-game', 'first-game-play', 'first-game-finish'];

/** Pages that search engines must not show, because search results are not content. */
export const hiddenRoutes: readonly string[] = ['/search'];

/**
 * Every route of the specification. We added `/docs/api/changes`, `/docs/api/gallery`, `addedGuides`, `addedTroubleshooting`,
 * the first game's pages, and those of a part after its first.
 */
export const specifiedRoutes: readonly string[] = [
  '/',
  '/blog',
  ...releasePosts,
  '/blog/archive',
  '/blog/tags',
  ...versions.map((version) => `/blog/tags/${version.replaceAll('.', '-')}`),
  '/blog/tags/release',
  '/blog/tags/update',
  '/markdown-page',
  ...hiddenRoutes,
  ...apiDocs,
  ...apiRoutes,
  ...removedTypeRoutes,
  ...Object.entries(guides).flatMap(([category, pages]) => pages.map((page) => `/docs/guides/${category}/${page}`)),
  '/docs/tutorials/introduction',
  ...firstGame.map((page) => `/docs/tutorials/${page}`),
  ...platformerTutorial.map((page) => `/docs/tutorials/platformer-tutorial/${page}`),
  ...[...Object.keys(guides), '2d-platformer-tutorial'].map((category) => `/docs/category/${category}`),
].sort();
