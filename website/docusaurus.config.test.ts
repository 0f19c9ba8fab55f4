import {expect, test} from 'vitest';
import config from './docusaurus.config';

// What the specification says of the configuration and no built page shows.
test('the site’s identity is that of the specification', () => {
  expect(config).toMatchObject({
    tagline: 'GO COCOS NUTS!',
    baseUrl: '/',
    organizationName: 'brandmooffin',
    projectName: 'cocos2d-mono',
    titleDelimiter: '|',
  });
  expect(config).not.toHaveProperty('trailingSlash');
});

test('every navbar item says on which side it sits', () => {
  // The specification lets items without a position sit on the right; Docusaurus puts them on the left.
  expect(config.themeConfig.navbar?.items?.map((item) => item.position)).toEqual([
    'left',
    'left',
    'left',
    'left',
    'right',
  ]);
});
