import {gzipSync} from 'node:zlib';
import {metaContent} from 'markup';
import {describe, expect, it} from 'vitest';
import {apiRoutes, apiTypes, fileOfRoute, routeOfType} from './support/apiReference';
import {readSiteFile, siteFiles} from './support/builtSite';
import {elementsOf} from './support/document';

const scripts = siteFiles.filter((file) => file.startsWith('assets/js/') && file.endsWith('.js'));
/** The scripts that every page loads. They contain the lists of routes, of chunks and of the files to load for them. */
const everywhere = scripts.filter((file) => /\/(?:main|runtime~main)\./.test(file));

/** checks/budgets.json has its size. */
const largestPage = '/docs/api/cocos2d.ccnode';

const sizeOf = (route: string): number => gzipSync(readSiteFile(fileOfRoute(route)), {level: 9}).length;

describe('the HTML of the API pages', () => {
  it('is largest for CCNode', () => {
    const limit = sizeOf(largestPage);
    const larger = apiTypes.map(routeOfType).filter((route) => sizeOf(route) > limit);
    expect(larger).toEqual([]);
  });
});

describe('the scripts', () => {
  it('that every page loads contain no address of an API page', () => {
    expect(everywhere).toHaveLength(2);
    const text = everywhere.map(readSiteFile).join('\n');
    const known = apiRoutes.filter((route) => new RegExp(`${route.replaceAll('.', '\\.')}(?![\\w.-])`).test(text));
    expect(known).toEqual([]);
  });

  it('are fewer than the API pages, because no API page has its own chunk', () => {
    expect(scripts.length).toBeLessThan(300);
  });

  it('contain no text of an API page', () => {
    const text = scripts.map(readSiteFile).join('\n');
    const summaries = apiRoutes.map((route) => metaContent(elementsOf(fileOfRoute(route)), 'description') ?? '');
    expect(summaries.filter((summary) => summary === '' || text.includes(summary))).toEqual([]);
  });

  it('that an API page names in its HTML are the same as on every other page', () => {
    const named = (route: string): readonly string[] =>
      [...readSiteFile(fileOfRoute(route)).matchAll(/src=(\/assets\/js\/[^\s>]+)/g)]
        .map(([, file = '']) => file)
        .sort();
    const guide = named('/docs/guides/getting-started/introduction');
    expect(guide.length).toBeGreaterThan(0);
    expect(named(largestPage)).toEqual(guide);
  });
});
