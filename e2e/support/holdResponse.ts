import type {Page, Route} from '@playwright/test';

/** Answers requests only when the journey calls the returned function, which waits until the page has the first answer. */
export async function holdResponse(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await answer(route);
  });
  return async () => {
    const arrival = page.waitForResponse(url);
    release();
    await (await arrival).finished();
  };
}
