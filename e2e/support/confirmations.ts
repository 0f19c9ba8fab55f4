import type {Page} from '@playwright/test';

/** How long a control says what it has done. */
const shownFor = 2000;

/**
 * Keeps what controls say after a click, such as "Copied": a busy machine may look after the two seconds. Returns a
 * function that ends them as if the time were over.
 */
export async function keepConfirmations(page: Page): Promise<() => Promise<void>> {
  const kept = await page.evaluateHandle((ms) => {
    const start = window.setTimeout.bind(window);
    const ends: (() => void)[] = [];
    const keep = (work: () => void, delay?: number): unknown => (delay === ms ? ends.push(work) : start(work, delay));
    window.setTimeout = keep as typeof setTimeout;
    return {
      end: () => {
        window.setTimeout = start;
        for (const end of ends) end();
      },
    };
  }, shownFor);
  return () => kept.evaluate((confirmations) => confirmations.end());
}
