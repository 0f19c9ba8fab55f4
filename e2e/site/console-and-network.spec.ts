import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {sitemapPaths} from '../support/sitemap';
import {watchForProblems} from '../support/watchForProblems';

const isApiPage = (path: string): boolean => path.startsWith('/docs/api/') && !/\/(?:introduction|changes)$/.test(path);

const parts = [
  {
    name: 'the guides, API and tutorials',
    routes: (path: string) => path.startsWith('/docs/') && !isApiPage(path),
    atLeast: 21,
  },
  {name: 'the posts, tags and lists of the blog', routes: (path: string) => path.startsWith('/blog'), atLeast: 24},
  {
    name: 'the home page and the standalone page',
    routes: (path: string) => !path.startsWith('/docs/') && !path.startsWith('/blog'),
    atLeast: 2,
  },
];

for (const {name, routes, atLeast} of parts) {
  // Every test watches its pages; this one goes to all of them, to the foot of each.
  test(`no route of ${name} has an error, a warning or a request to another origin`, async ({page, request}) => {
    const paths = (await sitemapPaths(request)).filter(routes);
    expect(paths.length).toBeGreaterThanOrEqual(atLeast);
    test.setTimeout(paths.length * 10_000);
    for (const path of paths) {
      const response = await openHydrated(page, path);
      expect.soft(response.status(), path).toBe(200);
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForLoadState('networkidle');
    }
  });
}

// They are made by one template: every third in the order of the sitemap is visited. What their HTML asks for is checked of
// all of them by test:output.
const each = 3;
const shares = 2;
for (let share = 0; share < shares; share++) {
  test(`no API page has an error, a warning or a request to another origin (${share + 1} of ${shares})`, async ({
    page,
    request,
  }) => {
    const paths = (await sitemapPaths(request))
      .filter(isApiPage)
      .filter((_, index) => index % each === 0)
      .filter((_, index) => index % shares === share);
    expect(paths.length).toBeGreaterThanOrEqual(100);
    test.setTimeout(paths.length * 5000);
    for (const path of paths) {
      // Hydration errors are complained of at once; what a page loads further down is alike on all of them.
      const response = await openHydrated(page, path);
      expect.soft(response.status(), path).toBe(200);
      // The buttons and the rest of the contents come in a task of their own.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
    }
  });
}

test.describe('the watch itself', () => {
  test.use({expectedProblems: /./});

  test('sees a console error, an uncaught error, a forbidden style and a request to another origin', async ({
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
