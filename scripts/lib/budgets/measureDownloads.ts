import {chromium} from '@playwright/test';
import {browserArguments} from '../../../e2e/support/browserArguments';
import {measureDownload} from '../../../e2e/support/measureDownload';
import {serveCompressed} from '../bench/gzipServer';
import {findBrowser} from '../findBrowser';
import type {Weights} from './budgets';
import {downloadName, weighedDownloads} from './downloads';

/** Measures what a browser downloads for a page before it prefetches. */
export async function measureDownloads(buildDir: string): Promise<Weights> {
  const server = await serveCompressed(buildDir, new Map());
  const browser = await chromium.launch({executablePath: await findBrowser(), args: browserArguments});
  try {
    const weights: [string, number][] = [];
    for (const address of weighedDownloads) {
      // A new context has an empty cache.
      const context = await browser.newContext();
      const {total} = await measureDownload(await context.newPage(), server.origin + address);
      weights.push([downloadName(address), total]);
      await context.close();
    }
    return Object.fromEntries(weights);
  } finally {
    await browser.close();
    server.close();
  }
}
