// cspell:ignore requestfailed
import type {Page, Request} from '@playwright/test';

/** The requests of a page since they were first asked for. */
export interface Requests {
  readonly begun: () => number;
  /** Without an answer, or with one that has not arrived whole. */
  readonly open: () => readonly Request[];
}

const known = new WeakMap<Page, Requests>();

/** Returns the requests of a page. `openAtOnce` calls it first, so they include those of the first address. */
export function requestsOf(page: Page): Requests {
  const requests = known.get(page) ?? follow(page);
  known.set(page, requests);
  return requests;
}

function follow(page: Page): Requests {
  let begun = 0;
  const open = new Set<Request>();
  page.on('request', (request) => {
    begun += 1;
    open.add(request);
  });
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => open.delete(request));
  return {begun: () => begun, open: () => [...open]};
}
