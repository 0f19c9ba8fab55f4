import {expect, test} from 'vitest';
import {buildThrowAwaySite} from './throwAwaySite';

// Without this test, the tests beside it could pass for the wrong reason.
test('the temporary site builds when nothing is wrong with it, even with a draft in its navbar', async () => {
  const {exitCode, output} = await buildThrowAwaySite({
    files: {'docs/draft.mdx': '---\ntitle: Draft\ndraft: true\n---\n\nNot yet.\n'},
    navbarItems: [
      {type: 'doc', docId: 'welcome', label: 'Welcome'},
      {type: 'doc', docId: 'draft', label: 'Draft'},
      {type: 'docSidebar', sidebarId: 'guides', label: 'Guides'},
    ],
  });
  expect(output).toContain('[SUCCESS] Generated static files');
  expect(exitCode).toBe(0);
});
