import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {apiRoutes, apiTypes, fileOfRoute, routeOfType} from './support/apiReference';
import {readSiteFile, siteFiles} from './support/builtSite';
import {elementsOf, metaContent} from './support/document';

const scripts = siteFiles.filter((file) => file.startsWith('assets/js/') && file.endsWith('.js'));
/** What every page loads: the list of routes, of chunks and of what to load for them are in here. */
const everywhere = scripts.filter((file) => /\/(?:main|runtime~main)\./.test(file));

const largestPage = '/docs/api/cocos2d.ccnode';
const largestPageLimit = 30_000;

const sizeOf = (route: string): number => gzipSync(readSiteFile(fileOfRoute(route)), {level: 9}).length;

describe('the HTML of the API pages', () => {
  it(`is at most ${largestPageLimit} bytes for CCNode, gzipped`, () => {
    console.log(`${largestPage}: ${sizeOf(largestPage)} bytes gzipped`);
    expect(sizeOf(largestPage)).toBeLessThanOrEqual(largestPageLimit);
  });

  it('is for no type larger than for CCNode', () => {
    const limit = sizeOf(largestPage);
    const larger = apiTypes.map(routeOfType).filter((route) => sizeOf(route) > limit);
    expect(larger).toEqual([]);
  });
});

describe('the scripts', () => {
  it('that every page loads know the address of no API page', () => {
    expect(everywhere).toHaveLength(2);
    const text = everywhere.map(readSiteFile).join('\n');
    const known = apiRoutes.filter((route) => new RegExp(`${route.replaceAll('.', '\\.')}(?![\\w.-])`).test(text));
    expect(known).toEqual([]);
  });

  it('are fewer than the API pages: none has a chunk of its own', () => {
    expect(scripts.length).toBeLessThan(300);
  });

  it('hold the words of no API page', () => {
    const text = scripts.map(readSiteFile).join('\n');
    const summaries = apiRoutes.map((route) => metaContent(elementsOf(fileOfRoute(route)), 'description') ?? '');
    expect(summaries.filter((summary) => summary === '' || text.includes(summary))).toEqual([]);
  });

  it('that an API page names in its HTML are those of every other page', () => {
    const named = (route: string): readonly string[] =>
      [...readSiteFile(fileOfRoute(route)).matchAll(/src=(\/assets\/js\/[^\s>]+)/g)]
        .map(([, file = '']) => file)
        .sort();
    const guide = named('/docs/guides/getting-started/introduction');
    expect(guide.length).toBeGreaterThan(0);
    expect(named(largestPage)).toEqual(guide);
  });
});
