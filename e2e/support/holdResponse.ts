import type {Page, Route} from '@playwright/test';
import {holdBack} from './holdBack';

/** Answers requests only when the journey calls the returned function, which waits until the page has the first answer. */
export async function holdResponse(
  page: Page,
  url: string,
  answer: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const requests = await holdBack(page, url, answer);
  return async () => {
    const arrival = page.waitForResponse(url);
    requests.release();
    await (await arrival).finished();
  };
}
