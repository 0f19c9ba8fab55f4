import type {Page} from '@playwright/test';

declare global {
  interface Window {
    seen: string[];
  }
}

/** Lists the layout shifts of each page opened from now on, for `shiftsOf`. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.seen = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, sources} = entry as unknown as {value: number; sources: readonly {node: Node | null}[]};
        const moved = sources.map(({node}) => node?.textContent?.slice(0, 40) ?? '?');
        if (value > 0.0005) window.seen.push(`${value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
}

/** The layout shifts since the page was opened: how much, and the text of what moved. */
export const shiftsOf = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.seen);
