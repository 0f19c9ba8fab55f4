import type {AllContent} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {loadedPages} from './loadedPages';

const doc = (id: string, more: object = {}) => ({
  ...{id, permalink: `/docs/${id}`, source: `@site/docs/${id}.mdx`, title: id, description: `About ${id}.`},
  ...{frontMatter: {}, ...more},
});
const docs = {
  loadedVersions: [
    {
      versionName: 'current',
      docs: [doc('setup', {frontMatter: {keywords: ['install']}}), doc('input'), doc('overview'), doc('alone')],
      sidebars: {
        guides: [
          {type: 'doc', id: 'setup'},
          {
            ...{type: 'category', label: 'Developing', link: {type: 'generated-index', permalink: '/docs/developing'}},
            items: [
              {
                type: 'category',
                label: 'Play',
                link: {type: 'doc', id: 'overview'},
                items: [{type: 'doc', id: 'input'}],
              },
            ],
          },
        ],
      },
    },
  ],
};
const post = (tags: string[]) => ({
  metadata: {
    ...{permalink: '/blog/news', source: '@site/blog/news.mdx', title: 'News', description: 'New.'},
    ...{frontMatter: {}, tags: tags.map((label) => ({label}))},
  },
});
const content = {
  'docusaurus-plugin-content-docs': {default: docs},
  'docusaurus-plugin-content-blog': {default: {blogPosts: [post(['release', '2.6.1'])]}},
} as unknown as AllContent;
const pageAt = (address: string) => loadedPages(content).find((page) => page.address === address);

describe('loadedPages', () => {
  it('reads a doc with its version and keywords', () => {
    expect(pageAt('/docs/setup')).toEqual({
      address: '/docs/setup',
      source: '@site/docs/setup.mdx',
      page: {
        ...{kind: 'docs', version: 'current', pluginId: 'default', title: 'setup', description: 'About setup.'},
        ...{keywords: ['install'], breadcrumbs: []},
      },
    });
  });

  it.each([
    ['/docs/input', ['Developing', 'Play']],
    ['/docs/overview', ['Developing']],
    ['/docs/alone', []],
  ])('gives %s the categories around it as breadcrumbs', (address, breadcrumbs) => {
    expect(pageAt(address)?.page.breadcrumbs).toEqual(breadcrumbs);
  });

  it('reads the generated page of a category, which has no source', () => {
    expect(pageAt('/docs/developing')).toEqual({
      address: '/docs/developing',
      page: {
        ...{kind: 'docs', version: 'current', pluginId: 'default', title: 'Developing', description: ''},
        ...{keywords: [], breadcrumbs: []},
      },
    });
  });

  it('reads a post and the release that it is tagged with', () => {
    expect(pageAt('/blog/news')?.page).toMatchObject({kind: 'blog', title: 'News', release: '2.6.1'});
  });
});
