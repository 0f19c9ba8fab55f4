import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import config from './docusaurus.config';

// Requirements of the specification for the configuration that no built page shows.
test('the site’s identity matches the specification', () => {
  expect(config).toMatchObject({
    tagline: 'GO COCOS NUTS!',
    baseUrl: '/',
    organizationName: 'Cocos2D-Mono',
    projectName: 'cocos2d-mono',
    titleDelimiter: '|',
  });
  expect(config).not.toHaveProperty('trailingSlash');
});

test('broken links and duplicate routes only warn; our builds fail at any warning', () => {
  expect(config).toMatchObject({
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'warn',
    markdown: {hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'}},
  });
});

test('the table of contents lists headings of levels 2 to 3', () => {
  expect(config.themeConfig.tableOfContents).toEqual({minHeadingLevel: 2, maxHeadingLevel: 3});
});

test('the footer’s logo has a link, a text alternative and a size', () => {
  expect(config.themeConfig.footer?.logo).toEqual({
    alt: 'Cocos2D-Mono',
    src: 'img/logo-mark.svg',
    href: '/',
    width: 48,
    height: 48,
  });
});

test('every navbar item has a position', () => {
  // In the specification, items without a position are on the right; Docusaurus puts them on the left.
  expect(config.themeConfig.navbar?.items?.map((item) => item.position)).toEqual([
    'left',
    'left',
    'left',
    'left',
    'right',
  ]);
});

test('the docs have one version; with a second one, delete src/theme/DocVersionBanner', () => {
  expect(fs.existsSync(path.join(import.meta.dirname, 'versions.json'))).toBe(false);
});
