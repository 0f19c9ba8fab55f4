import {dataSaver, setConnection} from '../support/connection';
import {phone} from '../support/devices';
import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {requestsDone} from '../support/requestsDone';
import {isApiPage, sitemapPaths} from '../support/sitemap';
import {visitInTabs} from '../support/visitInTabs';
import {watchForProblems} from '../support/watchForProblems';

const parts = [
  {name: 'the posts, tags and lists of the blog', routes: (path: string) => path.startsWith('/blog'), atLeast: 24},
  {
    name: 'the home page and the standalone page',
    routes: (path: string) => !path.startsWith('/docs/') && !path.startsWith('/blog'),
    atLeast: 2,
  },
];

for (const {name, routes, atLeast} of parts) {
  // Every test watches its pages; this one opens all pages and scrolls each to the end. page-scripts.spec.ts does so with
  // the guides and tutorials.
  test(`no route of ${name} causes an error, a warning or a request to another origin`, async ({context, request}) => {
    const paths = (await sitemapPaths(request)).filter(routes);
    expect(paths.length).toBeGreaterThanOrEqual(atLeast);
    test.setTimeout(paths.length * 10_000);
    await visitInTabs(context, paths, async (page, path) => {
      const response = await openHydrated(page, path);
      expect.soft(response.status(), path).toBe(200);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await requestsDone(page);
    });
  });
}

const shares = 4;

// On a phone whose reader saves data, because prefetching the same pages and drawing a desktop's width for each of them
// takes as long as the page itself. api-accessibility.spec.ts opens every kind of them on a desktop.
test.describe('on a phone with Data Saver', () => {
  test.use({...phone, contextOptions: {reducedMotion: 'reduce'}});

  for (let share = 0; share < shares; share++) {
    test(`no API page causes an error, a warning or a request to another origin (${share + 1} of ${shares})`, async ({
      page,
      request,
    }) => {
      const paths = (await sitemapPaths(request)).filter(isApiPage).filter((_, index) => index % shares === share);
      expect(paths.length).toBeGreaterThanOrEqual(150);
      test.setTimeout(paths.length * 5000);
      await setConnection(page, dataSaver);
      for (const path of paths) {
        // Hydration errors are reported immediately, and all of these pages load the same things further down.
        const response = await openHydrated(page, path);
        expect.soft(response.status(), path).toBe(200);
      }
    });
  }
});

test.describe('the monitor', () => {
  test.use({expectedProblems: /./});

  test('detects a console error, an uncaught error, a forbidden style and a request to another origin', async ({
    page,
    context,
    baseURL,
  }) => {
    const problems = watchForProblems(context, baseURL ?? '');
    await openHydrated(page, '/');
    expect(problems).toEqual([]);
    await page.evaluate(() => {
      console.error('an error');
      console.warn('a warning');
      setTimeout(() => {
        throw new Error('uncaught');
      });
      document.body.insertAdjacentHTML('beforeend', '<p style="color: red">red</p>');
      const picture = new Image();
      picture.src = 'https://example.org/picture.png';
    });
    for (const expected of [/an error/, /a warning/, /uncaught/, /Content Security Policy.*style-src/s, /img-src/])
      await expect.poll(() => problems.some((problem) => expected.test(problem)), `${expected}`).toBe(true);
  });
});
