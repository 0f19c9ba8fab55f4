import {expect, test} from '../support/journey';
import {openHydrated} from '../support/openHydrated';
import {pageTypeEntries} from '../support/pageTypes';

declare global {
  interface Window {
    readied: string[];
  }
}

/**
 * The archive's dates have no year, the index sorts tags as a reader's language does, and the browser itself reports the
 * status of the not-found page.
 */
const exceptions = new Set(['blog archive', 'tag index', 'not found']);
const pages = [
  ...pageTypeEntries.filter(([name]) => !exceptions.has(name)),
  ['API type', '/docs/api/cocos2d.ccnode'],
  ['tutorial', '/docs/tutorials/platformer-tutorial/part-2-physics'],
] as const;

/** The first use of each blocks a slow phone for 30 to 60 ms. */
test.describe('while it starts, the page sets up neither collation nor date formats', () => {
  for (const [name, address] of pages)
    test(name, async ({page}) => {
      await page.addInitScript(() => {
        window.readied = [];
        const note = (part: string) => window.readied.push(`${part}: ${String(new Error().stack?.split('\n')[3])}`);
        const {prototype} = String;
        prototype.localeCompare = new Proxy(Reflect.get(prototype, 'localeCompare'), {
          apply(target, text, values) {
            note('localeCompare');
            return Reflect.apply(target, text, values) as number;
          },
        });
        Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
          construct(target, values) {
            note('Intl.DateTimeFormat');
            return Reflect.construct(target, values) as Intl.DateTimeFormat;
          },
        });
      });
      await openHydrated(page, address);
      const readied = await page.evaluate(() => window.readied);
      expect(readied).toEqual([]);
    });
});
