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

/**
 * Returns whether the browser prefetches the file instead of needing it for the current page. If the file comes from the
 * cache, no header says so, but its type does: a script that is needed has the type "script".
 */
export function isPrefetch(request: Request): boolean {
  const {purpose, 'sec-purpose': secPurpose} = request.headers();
  if ([purpose, secPurpose].some((value) => value?.includes('prefetch') === true)) return true;
  return request.resourceType() === 'other' && new URL(request.url()).pathname.endsWith('.js');
}
