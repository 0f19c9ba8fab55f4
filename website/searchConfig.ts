import path from 'node:path';
import type {SearchOptions} from 'docusaurus-theme-search';
import {engineRepositoryUrl} from './links';

export const searchConfig: SearchOptions = {
  contexts: [
    {
      name: 'guides',
      label: 'Guides',
      paths: [
        '/docs/guides',
        '/docs/category/getting-started',
        '/docs/category/developing',
        '/docs/category/contributing',
        '/docs/category/troubleshooting',
      ],
    },
    {name: 'api', label: 'API', paths: ['/docs/api']},
    {name: 'tutorials', label: 'Tutorials', paths: ['/docs/tutorials', '/docs/category/2d-platformer-tutorial']},
    {name: 'blog', label: 'Blog', paths: ['/blog']},
  ],
  conceptsDir: path.join(__dirname, 'search'),
  popular: [
    '/docs/guides/getting-started/introduction',
    '/docs/guides/developing/create-project',
    '/docs/tutorials/platformer-tutorial/overview',
    '/docs/guides/developing/adding-content',
    '/docs/guides/troubleshooting/common-issues',
    '/docs/api/introduction',
  ],
  ask: {label: 'Ask in the discussions', href: `${engineRepositoryUrl}/discussions`},
};
