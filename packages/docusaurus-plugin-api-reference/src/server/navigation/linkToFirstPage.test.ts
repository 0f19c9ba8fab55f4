import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {linkToFirstPage} from './linkToFirstPage';

it('sets only the "next" link of the doc before the API pages', () => {
  const other = {permalink: '/docs/guide', next: {title: 'Next', permalink: '/docs/more'}};
  const content = {loadedVersions: [{docs: [other, {permalink: '/docs/api/changes'}]}]} as unknown as LoadedContent;
  const next = {title: 'Game', permalink: '/docs/api/game'};
  expect(linkToFirstPage(content, '/docs/api/changes', next).loadedVersions[0]?.docs).toEqual([
    other,
    {permalink: '/docs/api/changes', next},
  ]);
});
