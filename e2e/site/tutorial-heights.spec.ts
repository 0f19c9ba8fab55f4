import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {sitemapPaths} from '../support/sitemap';

/** About thirteen screens. A longer page takes more than one sitting and should be split in two. */
const most = 12_000;

/** The pages about a new project are read in order, as a tutorial is. */
const guides = ['create-project', 'project-files', 'scenes', 'window-size', 'debug-and-publish'].map(
  (name) => `/docs/guides/developing/${name}`,
);

test(`no page of a tutorial, about a new project or about problems is taller than ${most} pixels on a desktop`, async ({
  page,
  request,
}) => {
  const paths = (await sitemapPaths(request)).filter(
    (path) =>
      path.startsWith('/docs/tutorials/') || path.startsWith('/docs/guides/troubleshooting/') || guides.includes(path),
  );
  expect(paths.length).toBeGreaterThanOrEqual(53);
  test.setTimeout(paths.length * 15_000);
  await page.setViewportSize({width: 1440, height: 900});
  const heights: [number, string][] = [];
  for (const path of paths) {
    await openHydrated(page, path);
    await page.evaluate(() => document.fonts.ready);
    heights.push([await page.evaluate(() => document.documentElement.scrollHeight), path]);
  }
  heights.sort(([a], [b]) => b - a);
  for (const [height, path] of heights.slice(0, 5)) console.log(`${path}: ${height} pixels`);
  expect(heights.filter(([height]) => height > most)).toEqual([]);
});
