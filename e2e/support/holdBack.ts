import type {Page, Route} from '@playwright/test';

/** Requests that get their answers only when the journey releases them. */
export interface HeldRequests {
  readonly release: () => void;
}

/** Holds back the requests that match a pattern from now on. Then they are answered as usual, or by `answer`. */
export async function holdBack(
  page: Page,
  pattern: Parameters<Page['route']>[0],
  answer = (route: Route): Promise<void> => route.continue(),
): Promise<HeldRequests> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await answer(route);
  });
  return {release};
}
