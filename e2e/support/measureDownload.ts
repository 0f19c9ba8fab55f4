import {gzipSync} from 'node:zlib';
import type {Page, Response} from '@playwright/test';
import {waitUntilHydrated} from './openHydrated';
import {isPrefetch} from './networkOf';

/** What one cold visit downloads before anything is fetched ahead, in bytes as a host sends them. */
export interface Download {
  /** JavaScript, gzipped. */
  readonly script: number;
  /** Everything: text gzipped, pictures and fonts as they are. */
  readonly total: number;
  /** File name and bytes, largest first. */
  readonly files: readonly (readonly [string, number])[];
}

const text = /^(?:text\/|application\/(?:javascript|json|xml|manifest)|image\/svg)/;

/** Opens an address in a page that has nothing cached and adds up what comes, without what is prefetched. */
export async function measureDownload(page: Page, address: string): Promise<Download> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (!isPrefetch(response.request())) responses.push(response);
  });
  await page.goto(address);
  await waitUntilHydrated(page);
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
