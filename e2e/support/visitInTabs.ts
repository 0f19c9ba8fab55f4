import type {BrowserContext, Page} from '@playwright/test';

const tabs = 2;

/**
 * Visits all addresses, each in the first tab that is free: while one tab waits until its page requests nothing more, the
 * other one uses the processor. The results are in the order of the addresses.
 */
export async function visitInTabs<T>(
  context: BrowserContext,
  addresses: readonly string[],
  visit: (page: Page, address: string) => Promise<T>,
): Promise<readonly T[]> {
  const waiting = addresses.entries();
  const results: T[] = [];
  const visitRest = async (): Promise<void> => {
    const page = await context.newPage();
    for (const [index, address] of waiting) results[index] = await visit(page, address);
    await page.close();
  };
  await Promise.all(Array.from({length: tabs}, visitRest));
  return results;
}
