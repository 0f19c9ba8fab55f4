import type {Page} from '@playwright/test';

interface Shift {
  /** Milliseconds since the page was opened. */
  readonly at: number;
  /** How much, and the text of what moved. */
  readonly what: string;
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Lists the layout shifts of each page opened from now on that are larger than `above`, for `shiftsOf`. */
export async function watchShifts(page: Page, above: number): Promise<void> {
  await page.addInitScript((least) => {
    window.shifts = [];
    // The line break after a line of code moves when a longer line arrives, but nobody can see it.
    const isVisible = ({node}: {readonly node: Node | null}) => !(node instanceof Text) || /\S/.test(node.data);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {value, startTime, sources} = entry as unknown as {
          value: number;
          startTime: number;
          sources: readonly {node: Node | null}[];
        };
        const moved = sources.map(({node}) => node?.textContent?.slice(0, 40) ?? '?');
        if (value > least && sources.some(isVisible))
          window.shifts.push({at: startTime, what: `${value.toFixed(4)}: ${moved.join(' | ')}`});
      }
    }).observe({type: 'layout-shift', buffered: true});
  }, above);
}

/** Milliseconds since the page was opened. */
export const timeOf = (page: Page): Promise<number> => page.evaluate(() => performance.now());

/** When the page's HTML had arrived. Until then, a table may change its columns with each row. */
export const arrivalOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation?.domInteractive ?? 0;
  });

/** The layout shifts of the page since a time: how much, and the text of what moved. */
export const shiftsOf = (page: Page, since = 0): Promise<readonly string[]> =>
  page.evaluate((from) => window.shifts.filter(({at}) => at >= from).map(({what}) => what), since);
