import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {firstGamePages, platformerParts} from './tutorial';

type GuideCategory = 'getting-started' | 'developing' | 'contributing' | 'troubleshooting';

/** An expanded category with an index page at /docs/category/{name}. */
function category<Item>(name: string, label: string, description: string, items: readonly Item[]) {
  return {
    type: 'category' as const,
    label,
    link: {type: 'generated-index' as const, slug: `/category/${name}`, title: label, description},
    collapsed: false,
    items: [...items],
  };
}

const guide = (category: GuideCategory, page: string): string => `guides/${category}/${page}`;

function guideCategory(name: GuideCategory, label: string, description: string, pages: readonly string[]) {
  return category(
    name,
    label,
    description,
    pages.map((page) => guide(name, page)),
  );
}

/** The index of symptoms and messages with the pages of its entries below. */
const commonIssues = {
  type: 'category' as const,
  label: 'Common issues',
  description: 'More than ninety problems, listed by symptom, by message and by area, each with its fix and its cause.',
  link: {type: 'doc' as const, id: guide('troubleshooting', 'common-issues')},
  items: [
    'installing-and-upgrading',
    'building-content',
    'starting',
    'missing-pictures',
    'pictures-and-colors',
    'text-and-fonts',
    'actions-and-timers',
    'scenes-and-nodes',
    'physics',
    'input',
    'sound',
    'saving-and-publishing',
  ].map((page) => guide('troubleshooting', page)),
};

const platformerDoc = (page: string): string => `tutorials/platformer-tutorial/${page}`;

/** A part of the platformer tutorial: its first page with the others below. */
function platformerPart({label, pages: [first, ...others]}: (typeof platformerParts)[number]) {
  if (others.length === 0) return platformerDoc(first);
  return {
    type: 'category' as const,
    label,
    link: {type: 'doc' as const, id: platformerDoc(first)},
    items: others.map(platformerDoc),
  };
}

const sidebars: SidebarsConfig = {
  guides: [
    guideCategory(
      'getting-started',
      'Getting started',
      'What Cocos2D-Mono is, what to install, and where to go from there.',
      ['introduction', 'environment-setup', 'next-steps'],
    ),
    guideCategory(
      'developing',
      'Developing',
      'From an empty folder to a game with pictures, text and sound, ready to publish.',
      [
        'overview',
        'create-project',
        'project-files',
        'adding-content',
        'scenes',
        'actions',
        'input',
        'collisions',
        'physics',
        'window-size',
        'recipes',
        'interface-recipes',
        'physics-recipes',
        'saving',
        'debug-and-publish',
        'performance',
        'testing',
        'android-and-ios',
        'coming-from-monogame',
        'coming-from-cocos',
        'versions',
        'migrating-to-2.6.0',
        'migrating-to-2.5.11',
        'migrating-to-2.4.0',
      ],
    ),
    guideCategory('contributing', 'Contributing', 'How to contribute, and the rules for contributions.', [
      'getting-involved',
      'quick-guidelines',
      'decompiler-tools',
      'code-guidelines',
      'licensing',
    ]),
    category('troubleshooting', 'Troubleshooting', 'Symptoms, causes and fixes, and where to get more help.', [
      commonIssues,
      guide('troubleshooting', 'more-help'),
    ]),
  ],
  api: ['api/introduction', 'api/gallery', 'api/changes'],
  tutorials: [
    'tutorials/introduction',
    ...firstGamePages.map((page) => `tutorials/${page}`),
    category(
      '2d-platformer-tutorial',
      '2D platformer tutorial',
      'From an empty folder to a finished little platformer, in five parts that each end with a program you can run.',
      [platformerDoc('overview'), ...platformerParts.map(platformerPart)],
    ),
  ],
};

export default sidebars;
