import {expect, test} from '../support/journey';
import {downloadMeter, type Visit} from '../support/measureDownload';
import {requestsDone} from '../support/requestsDone';
import {isApiPage, sitemapPaths} from '../support/sitemap';
import {visitInTabs} from '../support/visitInTabs';
import {watchForProblems} from '../support/watchForProblems';

/** With the script that plays a loop. The script that all pages load contains the route of each page, 28 bytes each. */
const scriptLimit = 125_000;

/** The limit of one page of each other kind, which doesn't grow with the content either. */
const otherLimits = {
  '/': 120_000,
  '/blog': 130_000,
  '/blog/2.6.0-release': 130_000,
  '/blog/archive': 120_000,
  '/blog/tags/release': 130_000,
  '/markdown-page': 125_000,
  '/search': 145_000,
  '/docs/api/introduction': 140_000,
  '/docs/api/gallery': 145_000,
  '/docs/api/cocos2d': 140_000,
  '/docs/api/cocos2d.ccnode': 140_000,
  '/docs/api/changes': 140_000,
} as const satisfies Record<string, number>;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

test.describe('every guide, tutorial and other doc, and a page of each other kind', () => {
  // One walk for all tests, in one worker.
  test.describe.configure({mode: 'default'});

  let visits: readonly Visit[] = [];
  let problems: readonly string[] = [];

  test.beforeAll(async ({browser, baseURL, request}) => {
    const docs = (await sitemapPaths(request)).filter((path) => path.startsWith('/docs/') && !isApiPage(path));
    const addresses = [...docs, ...Object.keys(otherLimits)];
    test.setTimeout(addresses.length * 15_000);
    const context = await browser.newContext({baseURL, viewport: {width: 1440, height: 900}});
    problems = watchForProblems(context, baseURL ?? '');
    const measure = downloadMeter();
    visits = await visitInTabs(context, addresses, async (page, path) => {
      const visit = await measure(page, path);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await requestsDone(page);
      return visit;
    });
    await context.close();
  });

  test('loads without an error, a warning or a request to another origin', () => {
    expect(visits.length).toBeGreaterThanOrEqual(70);
    for (const {address, status} of visits) expect.soft(status, address).toBe(200);
    expect(problems).toEqual([]);
  });

  test(`as a guide or tutorial, downloads at most ${kilobytes(scriptLimit)} of gzipped JavaScript before it prefetches`, () => {
    const limited = visits.filter(({address}) => /^\/docs\/(?:guides|tutorials)\//.test(address));
    expect(limited.length).toBeGreaterThanOrEqual(70);
    for (const visit of limited) expectScriptBelow(visit, scriptLimit);
  });

  test('as any other page, stays within the limit of its kind', () => {
    for (const [address, limit] of Object.entries(otherLimits)) {
      const visit = visits.find((other) => other.address === address);
      expect(visit, address).toBeDefined();
      if (visit) expectScriptBelow(visit, limit);
    }
  });
});

function expectScriptBelow({address, download}: Visit, limit: number): void {
  console.log(`${address}: ${kilobytes(download.script)} of JavaScript`);
  expect.soft(download.script, `${address}: bytes of JavaScript`).toBeGreaterThan(0);
  expect.soft(download.script, `${address}: bytes of JavaScript`).toBeLessThanOrEqual(limit);
}
