import type {Page, Request} from '@playwright/test';

/** Scripts a page asks for, by why it asks. The lists fill while the page lives. */
export interface ScriptRequests {
  /** Needed now: loaded and run. */
  readonly needed: readonly string[];
  /** Only fetched ahead into the cache, by `<link rel="prefetch">`. */
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

/** Whether the browser fetches ahead rather than for the page that is shown. */
export function isPrefetch(request: Request): boolean {
  const {purpose, 'sec-purpose': secPurpose} = request.headers();
  return [purpose, secPurpose].some((value) => value?.includes('prefetch') === true);
}
