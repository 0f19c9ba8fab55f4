import type {Browser} from '@playwright/test';
import {measureDownload} from '../../../e2e/support/measureDownload';
import type {Weights} from './budgets';

/** The pages whose pictures are larger than their text. */
const measuredPages = ['/', '/docs/api/gallery'];

/** Measures what a browser downloads for a page before it prefetches. */
export async function measureDownloads(browser: Browser, origin: string): Promise<Weights> {
  const weights: [string, number][] = [];
  for (const address of measuredPages) {
    // A new context has an empty cache.
    const context = await browser.newContext();
    const {total} = await measureDownload(await context.newPage(), origin + address);
    weights.push([`everything ${address} downloads`, total]);
    await context.close();
  }
  return Object.fromEntries(weights);
}
