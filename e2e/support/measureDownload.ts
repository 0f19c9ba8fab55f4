import {gzipSync} from 'node:zlib';
import type {APIResponse, Page, Response} from '@playwright/test';
import {openHydrated} from './openHydrated';
import {isPrefetch} from './networkOf';
import {requestsDone} from './requestsDone';

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
  return (await downloadMeter()(page, address)).download;
}

/** A visit to one of many pages. Its download is that of a first visit, because cached files count, too. */
export interface Visit {
  readonly address: string;
  /** HTTP status of the page. */
  readonly status: number;
  readonly download: Download;
}

/** Returns a function that opens a page and measures it. The pages may be tabs of one browser that share a cache. */
export function downloadMeter(): (page: Page, address: string) => Promise<Visit> {
  const known: KnownParts = new Map();
  const prepared = new Set<Page>();
  return async (page, address) => {
    if (!prepared.has(page)) await ignoreMouse(page);
    prepared.add(page);
    return await measureVisit(page, address, known);
  };
}

async function ignoreMouse(page: Page): Promise<void> {
  // Scripts run this function, too, and tsx adds calls of `__name` to functions that run in the page.
  await page.addInitScript('globalThis.__name = (it) => it');
  // Chromium reports a mouse in the corner of a new page, and a page that already listens loads what a reader needs.
  await page.addInitScript("addEventListener('pointerover', (event) => event.stopImmediatePropagation(), true)");
}

async function measureVisit(page: Page, address: string, known: KnownParts): Promise<Visit> {
  let status = 0;
  const download = await collectDownload(page, known, async () => {
    status = (await openHydrated(page, address)).status();
    await requestsDone(page);
  });
  return {address, status, download};
}

/**
 * Adds up what an open page downloads while `work` runs, which must wait for the last response. Prefetched files do not
 * count.
 */
export async function downloadDuring(page: Page, work: () => Promise<void>): Promise<Download> {
  return collectDownload(page, new Map(), work);
}

async function collectDownload(page: Page, known: KnownParts, work: () => Promise<void>): Promise<Download> {
  const responses: Response[] = [];
  const collect = (response: Response): void => {
    // The page before this one may still receive files until then.
    if (response.request().isNavigationRequest()) responses.length = 0;
    if (!isPrefetch(response.request())) responses.push(response);
  };
  page.on('response', collect);
  await work();
  page.off('response', collect);
  const parts = await Promise.all(responses.map((response) => measureOnce(response, known)));
  const sum = (list: readonly Part[]): number => list.reduce((total, {bytes}) => total + bytes, 0);
  return {
    script: sum(parts.filter(({isScript}) => isScript)),
    total: sum(parts),
    files: parts.map(({file, bytes}) => [file, bytes] as const).sort(([, a], [, b]) => b - a),
  };
}

/** The parts that were measured before, by URL. */
type KnownParts = Map<string, Promise<Part>>;

function measureOnce(response: Response, known: KnownParts): Promise<Part> {
  const part = known.get(response.url()) ?? measure(response);
  known.set(response.url(), part);
  return part;
}

interface Part {
  readonly file: string;
  readonly isScript: boolean;
  readonly bytes: number;
}

async function measure(response: Response): Promise<Part> {
  const answer = await withBody(response);
  const body = await answer.body();
  const type = answer.headers()['content-type'] ?? '';
  return {
    file: new URL(response.url()).pathname,
    isScript: type.includes('javascript'),
    bytes: text.test(type) ? gzipSync(body, {level: 9}).length : body.length,
  };
}

/** Requests a file again that the browser already has and that the host only declares current. */
async function withBody(response: Response): Promise<Response | APIResponse> {
  return response.status() === 304 ? response.frame().page().request.get(response.url()) : response;
}
