import {expect, test} from '../support/journey';
import {downloadMeter, type Visit} from '../support/measureDownload';
import {requestsDone} from '../support/requestsDone';
import {isApiPage, sitemapPaths} from '../support/sitemap';
import {visitInTabs} from '../support/visitInTabs';
import {watchForProblems} from '../support/watchForProblems';

/** With the script that plays a loop. The script that all pages load contains the route of each page, 28 bytes each. */
const scriptLimit = 125_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

test.describe('every guide, tutorial and other doc', () => {
  // One walk for both tests, in one worker.
  test.describe.configure({mode: 'default'});

  let visits: readonly Visit[] = [];
  let problems: readonly string[] = [];

  test.beforeAll(async ({browser, baseURL, request}) => {
    const docs = (await sitemapPaths(request)).filter((path) => path.startsWith('/docs/') && !isApiPage(path));
    test.setTimeout(docs.length * 15_000);
    const context = await browser.newContext({baseURL, viewport: {width: 1440, height: 900}});
    problems = watchForProblems(context, baseURL ?? '');
    const measure = downloadMeter();
    visits = await visitInTabs(context, docs, async (page, path) => {
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

  test(`downloads at most ${kilobytes(scriptLimit)} of gzipped JavaScript before it prefetches, as guide or tutorial`, () => {
    const limited = visits.filter(({address}) => /^\/docs\/(?:guides|tutorials)\//.test(address));
    expect(limited.length).toBeGreaterThanOrEqual(70);
    for (const {address, download} of limited) {
      console.log(`${address}: ${kilobytes(download.script)} of JavaScript`);
      expect.soft(download.script, `${address}: bytes of JavaScript`).toBeGreaterThan(0);
      expect.soft(download.script, `${address}: bytes of JavaScript`).toBeLessThanOrEqual(scriptLimit);
    }
  });
});
