import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type GuideCategory = 'getting-started' | 'developing' | 'contributing' | 'troubleshooting';

/** A category: expanded, with an index page at /docs/category/{name}. */
function category(name: string, label: string, description: string, items: readonly string[]) {
  return {
    type: 'category' as const,
    label,
    link: {type: 'generated-index' as const, slug: `/category/${name}`, title: label, description},
    collapsed: false,
    items: [...items],
  };
}

function guideCategory(name: GuideCategory, label: string, description: string, pages: readonly string[]) {
  return category(
    name,
    label,
    description,
    pages.map((page) => `guides/${name}/${page}`),
  );
}

const platformerPages = [
  'overview',
  'part-1-setup',
  'part-2-physics',
  'part-3-player',
  'part-4-platforms',
  'part-5-mechanics',
];

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
      ['overview', 'create-project', 'adding-content', 'migrating-to-2.4.0'],
    ),
    guideCategory(
      'contributing',
      'Contributing',
      'How to help the framework along, and the rules that keep it healthy.',
      ['getting-involved', 'quick-guidelines', 'decompiler-tools', 'code-guidelines', 'licensing'],
    ),
    guideCategory(
      'troubleshooting',
      'Troubleshooting',
      'Symptoms, causes and remedies, and where to ask when none fits.',
      ['common-issues', 'more-help'],
    ),
  ],
  api: ['api/introduction', 'api/gallery', 'api/changes'],
  tutorials: [
    'tutorials/introduction',
    category(
      '2d-platformer-tutorial',
      '2D platformer tutorial',
      'From an empty folder to a finished little platformer, in five parts that each end with a program you can run.',
      platformerPages.map((page) => `tutorials/platformer-tutorial/${page}`),
    ),
  ],
};

export default sidebars;
