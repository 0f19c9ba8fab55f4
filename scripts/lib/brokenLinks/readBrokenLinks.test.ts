import {expect, test} from 'vitest';
import {readBrokenLinks} from './readBrokenLinks';

test('reads the pages and links of a warning', () => {
  const warning = [
    '[WARNING] Docusaurus found broken links!',
    '',
    'Exhaustive list of all broken links found:',
    '- Broken link on source page path = /docs/welcome:',
    '   -> linking to ./gone.mdx (resolved as: /docs/gone.mdx)',
    '   -> linking to /docs/gone',
    '- Broken link on source page path = /blog/first:',
    '   -> linking to /docs/other',
  ].join('\n');
  expect(readBrokenLinks(warning)).toEqual([
    {page: '/docs/welcome', link: './gone.mdx', target: '/docs/gone.mdx', isAnchor: false},
    {page: '/docs/welcome', link: '/docs/gone', target: '/docs/gone', isAnchor: false},
    {page: '/blog/first', link: '/docs/other', target: '/docs/other', isAnchor: false},
  ]);
});

test('reads anchors', () => {
  const warning = '- Broken anchor on source page path = /docs/welcome:\n   -> linking to /docs/rules#gone';
  expect(readBrokenLinks(warning)).toEqual([
    {page: '/docs/welcome', link: '/docs/rules#gone', target: '/docs/rules#gone', isAnchor: true},
  ]);
});

test('finds none in other warnings', () => {
  expect(readBrokenLinks('[WARNING] Duplicate routes found!\n- Attempting to create page at /docs/rules')).toEqual([]);
});
