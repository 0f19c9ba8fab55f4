import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type CategoryName = 'getting-started' | 'developing' | 'contributing' | 'troubleshooting';

/** A guide category: expanded, with an index page at /docs/category/{name}. */
function category(name: CategoryName, label: string, description: string, pages: readonly string[]) {
  return {
    type: 'category' as const,
    label,
    link: {type: 'generated-index' as const, slug: `/category/${name}`, title: label, description},
    collapsed: false,
    items: pages.map((page) => `guides/${name}/${page}`),
  };
}

const sidebars: SidebarsConfig = {
  guides: [
    category(
      'getting-started',
      'Getting started',
      'What Cocos2D-Mono is, what to install, and where to go from there.',
      ['introduction', 'environment-setup', 'next-steps'],
    ),
    category(
      'developing',
      'Developing',
      'From an empty folder to a game with pictures, text and sound, ready to publish.',
      ['overview', 'create-project', 'adding-content', 'migrating-to-2.4.0'],
    ),
    category('contributing', 'Contributing', 'How to help the framework along, and the rules that keep it healthy.', [
      'getting-involved',
      'quick-guidelines',
      'decompiler-tools',
      'code-guidelines',
      'licensing',
    ]),
    category('troubleshooting', 'Troubleshooting', 'Symptoms, causes and remedies, and where to ask when none fits.', [
      'common-issues',
      'more-help',
    ]),
  ],
  api: ['api/introduction', 'api/changes'],
  tutorials: ['tutorials/introduction'],
};

export default sidebars;
