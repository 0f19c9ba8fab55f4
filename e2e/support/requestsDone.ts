// eslint-disable-next-line no-restricted-syntax -- Only time shows that a timer requests nothing.
import {setTimeout as pause} from 'node:timers/promises';
import type {Page, Request} from '@playwright/test';
import {requestsOf} from './requestsOf';
import {painted, settled} from './settled';

/**
 * Waits until the page has settled and has no open request and no work left that would request something: all that is on
 * the screen has been noticed, and the page's idle work, such as prefetching, is done.
 */
export async function requestsDone(page: Page): Promise<void> {
  const requests = requestsOf(page);
  let begun: number;
  do {
    begun = requests.begun();
    await settled(page);
    await painted(page);
    await idleWorkDone(page);
    while (requests.open().length > 0) await Promise.all(requests.open().map(answered));
  } while (requests.begun() > begun);
}

/** Longer than any delay after which a page that the reader leaves alone might request something. */
const quietMs = 500;

/**
 * Waits until the page has requested nothing for half a second. Only for journeys that check that something is never
 * requested: a timer of the page may still request it, and no state of the page shows that.
 */
export async function staysQuiet(page: Page): Promise<void> {
  const requests = requestsOf(page);
  let begun: number;
  do {
    await requestsDone(page);
    begun = requests.begun();
    await pause(quietMs);
  } while (requests.begun() > begun);
}

/** Waits until the idle callbacks that the page has queued, and those that they have queued, have run. */
async function idleWorkDone(page: Page): Promise<void> {
  for (let queue = 0; queue < 2; queue++) while (!(await idleCallbacksRun(page))) await painted(page);
}

/** Returns false if the browser runs no idle callbacks, as one does that draws no frames. */
function idleCallbacksRun(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise<boolean>((resolve) => requestIdleCallback(({didTimeout}) => resolve(!didTimeout), {timeout: 200})),
  );
}

async function answered(request: Request): Promise<void> {
  const response = await request.response();
  await response?.finished();
}
