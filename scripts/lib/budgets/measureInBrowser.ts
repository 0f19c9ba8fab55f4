import {chromium} from '@playwright/test';
import {browserArguments} from '../../../e2e/support/browserArguments';
import {serveCompressed} from '../bench/gzipServer';
import {findBrowser} from '../findBrowser';
import type {Weights} from './budgets';
import {measureDownloads} from './measureDownloads';
import {measureHeights} from './measureHeights';
import {measureSearchDownloads} from './measureSearchDownloads';

/** Measures the sizes of a built site's content that only a browser knows. */
export async function measureInBrowser(buildDir: string): Promise<Weights> {
  const server = await serveCompressed(buildDir, new Map());
  const browser = await chromium.launch({executablePath: await findBrowser(), args: browserArguments});
  try {
    return {
      ...(await measureDownloads(browser, server.origin)),
      ...(await measureSearchDownloads(browser, buildDir, server.origin)),
      ...(await measureHeights(browser, server.origin)),
    };
  } finally {
    await browser.close();
    server.close();
  }
}
