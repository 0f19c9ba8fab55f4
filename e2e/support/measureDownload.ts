import {gzipSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {openHydrated} from './openHydrated';
import {isPrefetch} from './networkOf';

/** The download of one cold visit before prefetching, in bytes over the wire. */
export interface Download {
  /** JavaScript, gzipped. */
  readonly script: number;
  /** All files: text gzipped, pictures and fonts unchanged. */
  readonly total: number;
  /** File name and bytes, largest first. */
  readonly files: readonly (readonly [string, number])[];
}

const text = /^(?:text\/|application\/(?:javascript|json|xml|manifest)|image\/svg)/;

/** Opens an address with an empty cache and adds up everything that is downloaded, except prefetched files. */
export async function measureDownload(page: Page, address: string): Promise<Download> {
  // Scripts run this function, too, and tsx adds calls of `__name` to functions that run in the page.
  await page.addInitScript('globalThis.__name = (it) => it');
  // Chromium reports a mouse in the corner of a new page, and a page that already listens loads what a reader needs.
  await page.addInitScript("addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true)");
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (!isPrefetch(response.request())) responses.push(response);
  });
  await openHydrated(page, address);
  await page.waitForLoadState('networkidle');
  const parts = await Promise.all(responses.map(measure));
  const sum = (list: readonly Part[]): number => list.reduce((total, {bytes}) => total + bytes, 0);
  return {
    script: sum(parts.filter(({isScript}) => isScript)),
    total: sum(parts),
    files: parts.map(({file, bytes}) => [file, bytes] as const).sort(([, a], [, b]) => b - a),
  };
}

interface Part {
  readonly file: string;
  readonly isScript: boolean;
  readonly bytes: number;
}

async function measure(response: Response): Promise<Part> {
  const body = await response.body();
  const type = (await response.headerValue('content-type')) ?? '';
  return {
    file: new URL(response.url()).pathname,
    isScript: type.includes('javascript'),
    bytes: text.test(type) ? gzipSync(body, {level: 9}).length : body.length,
  };
}
