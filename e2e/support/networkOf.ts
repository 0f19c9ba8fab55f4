import type {Page, Request} from '@playwright/test';

/** The scripts that a page requests, by reason. The lists grow while the page is open. */
export interface ScriptRequests {
  /** Needed now: loaded and run. */
  readonly needed: readonly string[];
  /** Only prefetched into the cache, by `<link rel="prefetch">`. */
  readonly prefetched: readonly string[];
}

export function watchScriptRequests(page: Page): ScriptRequests {
  const needed: string[] = [];
  const prefetched: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (pathname.endsWith('.js')) (isPrefetch(request) ? prefetched : needed).push(pathname);
  });
  return {needed, prefetched};
}

/** Returns whether the browser prefetches the file instead of needing it for the current page. */
export function isPrefetch(request: Request): boolean {
  const {purpose, 'sec-purpose': secPurpose} = request.headers();
  return [purpose, secPurpose].some((value) => value?.includes('prefetch') === true);
}
