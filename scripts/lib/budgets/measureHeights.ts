import type {Browser, BrowserContext} from '@playwright/test';
import {sitemapPaths} from '../../../e2e/support/sitemap';
import {visitInTabs} from '../../../e2e/support/visitInTabs';
import {isReadInOneSitting} from './readInOneSitting';
import type {Weights} from './budgets';

/** Measures the height on a desktop, in pixels, of the tallest page that is read in one sitting. */
export async function measureHeights(browser: Browser, origin: string): Promise<Weights> {
  const context = await browser.newContext({baseURL: origin, viewport: {width: 1440, height: 900}});
  // The HTML has the height that readers see, and the scripts would take most of the time.
  await context.route('**/*.js', (route) => route.abort());
  try {
    const heights = await heightsOf(context);
    const [tallest] = heights;
    if (tallest === undefined) throw new Error('The sitemap has no page that is read in one sitting.');
    for (const [address, height] of heights.slice(0, 3)) console.log(`${address}: ${height} pixels`);
    return {'tallest page read in one sitting, in pixels': tallest[1]};
  } finally {
    await context.close();
  }
}

/** Addresses and heights, the tallest page first. */
async function heightsOf(context: BrowserContext): Promise<readonly (readonly [string, number])[]> {
  const addresses = (await sitemapPaths(context.request)).filter(isReadInOneSitting);
  const heights = await visitInTabs(context, addresses, async (page, address) => {
    // With a target, a page lays out all of its blocks at once.
    await page.goto(`${address}#all`);
    return await page.evaluate(async () => {
      await document.fonts.ready;
      return document.documentElement.scrollHeight;
    });
  });
  return addresses.map((address, index) => [address, heights[index] ?? 0] as const).sort(([, a], [, b]) => b - a);
}
