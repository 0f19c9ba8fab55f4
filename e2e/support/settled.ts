import {expect, type Locator, type Page, type Response} from '@playwright/test';
import {requestsOf} from './requestsOf';

// A click, a key and a new address change the address bar immediately. The page appears later, and the code that
// handles a key may have to load first. A journey that reads or acts before that still sees the previous page, so
// journeys only use the functions in this file.

/**
 * Waits until the page has settled: React has hydrated it, the page of the address is shown, all requested scripts have
 * loaded, everything that scripts add is present, transitions have begun, and the browser is idle.
 */
export async function settled(page: Page): Promise<void> {
  while (!(await staysAtRest(page))) await page.waitForFunction(isAtRest, false, {timeout: 60_000, polling: 20});
}

/** Returns whether the page is at rest, and still is after all pending tasks have run, including React's effects. */
async function staysAtRest(page: Page): Promise<boolean> {
  try {
    return await page.evaluate(isAtRest, true);
  } catch (error) {
    // The browser has left the page for another one, which has to settle itself.
    if (error instanceof Error && /context was destroyed|navigation/i.test(error.message)) return false;
    throw error;
  }
}

/** A Chromium API that TypeScript does not declare yet. */
declare const scheduler: {postTask(task: () => void, options: {priority: 'background'}): Promise<void>};

/**
 * Runs in the page. With `afterTasks`, the page must also be at rest when all pending tasks have run. Not an async
 * function, because `waitForFunction` treats a promise as true.
 */
function isAtRest(afterTasks: boolean): boolean | Promise<boolean> {
  /** The router decodes addresses as far as possible; the browser does not. */
  const decoded = (part: string): string => {
    try {
      const once = decodeURI(part);
      return once === part ? part : decoded(once);
    } catch {
      return part;
    }
  };
  const withoutSlash = (path: string): string => path.replace(/(?<=.)\/$/, '');
  const isNow = (): boolean => {
    const {hasHydrated, shown = ''} = document.documentElement.dataset;
    const [path = '', ...hash] = shown.split(/(?=#)/);
    return (
      hasHydrated === 'true' &&
      withoutSlash(decoded(path)) === withoutSlash(decoded(location.pathname)) &&
      decoded(hash.join('')) === decoded(location.hash) &&
      // The bundler's own attribute; the element is removed when its script has run.
      document.querySelector('script[data-rspack]') === null &&
      // Copy buttons, links and labels on a reference page.
      document.querySelector('[data-api-page]:not([data-enhanced])') === null &&
      // Blocks far from the screen, which get their heights last.
      document.querySelector('[data-skip-far]') === null &&
      // What a transition shows is hidden, and no stop for Tab, until its first frame.
      document.getAnimations().every((run) => !(run instanceof CSSTransition) || Number(run.currentTime) > 0)
    );
  };
  if (!afterTasks || !isNow()) return isNow();
  // An idle callback sometimes never runs, because an idle browser draws no frames.
  return scheduler.postTask(() => undefined, {priority: 'background'}).then(isNow);
}

/** Waits until the browser has painted a whole frame, in which it also scrolls and finds out what is on the screen. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** Opens an address whose page doesn't settle, because JavaScript is disabled or scripts are held back. */
export async function openAtOnce(
  page: Page,
  address: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response> {
  requestsOf(page);
  const response = await page.goto(address, options);
  if (response === null) throw new Error(`${address} gave no response.`);
  return response;
}

/** Opens an address and waits until its page has settled and responds to the reader. */
export async function open(page: Page, address: string): Promise<Response> {
  const response = await openAtOnce(page, address);
  await settled(page);
  return response;
}

/** Waits until the page of an address is shown, after a click, a key or a form. */
export async function expectShown(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
  await settled(page);
}

/** Waits until a page other than that of the address is shown. */
export async function expectLeft(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).not.toHaveURL(address);
  await settled(page);
}

/** Waits until the address bar shows the address, for journeys about a page that is still loading. */
export async function expectAddress(page: Page, address: string | RegExp): Promise<void> {
  await expect(page).toHaveURL(address);
}

/** Waits until the page of an address has loaded, if no script can report that it has settled. */
export async function expectLoaded(page: Page, address: string | RegExp | ((url: URL) => boolean)): Promise<void> {
  await page.waitForURL(address);
}

export async function goBack(page: Page): Promise<void> {
  await settled(page);
  await page.goBack();
  await settled(page);
}

export async function goForward(page: Page): Promise<void> {
  await settled(page);
  await page.goForward();
  await settled(page);
}

/** Goes back as the browser's button does, without waiting, because the page may prevent the navigation. */
export async function goBackAtOnce(page: Page): Promise<void> {
  await settled(page);
  await page.evaluate(() => history.back());
}

/** Follows a link and goes back in the next frame, before the page has scrolled to the link's target. */
export async function followAndGoBackAtOnce(link: Locator): Promise<void> {
  await settled(link.page());
  await link.evaluate(async (element: HTMLElement) => {
    element.click();
    await new Promise(requestAnimationFrame);
    history.back();
  });
}

/** Navigates to an address that no page links to, as a link would, without waiting for its page. */
export async function navigate(page: Page, address: string): Promise<void> {
  await settled(page);
  await navigateAtOnce(page, address);
}

/** Navigates while another page is still loading. */
export async function navigateAtOnce(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', {state: {}}));
  }, address);
}

/** Writes a hash into the address bar. */
export async function writeHash(page: Page, hash: string): Promise<void> {
  await settled(page);
  await page.evaluate((to) => (location.hash = to), hash);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await settled(page);
}

/** Clicks an element and waits until the page has settled, whether or not it is another page. */
export async function click(target: Locator, options?: ClickOptions): Promise<void> {
  await settled(target.page());
  await clickAtOnce(target, options);
  await settled(target.page());
}

/** Taps an element and waits until the page has settled, whether or not it is another page. */
export async function tap(target: Locator, options?: TapOptions): Promise<void> {
  await settled(target.page());
  await tapAtOnce(target, options);
  await settled(target.page());
}

/** Clicks without waiting for the page, for a journey without scripts, or about a page that is loading or has crashed. */
export async function clickAtOnce(target: Locator, options?: ClickOptions): Promise<void> {
  await comeToRest(target);
  await target.click(options);
}

/** Taps without waiting for the page, for a journey without scripts, or about a page that is loading or has crashed. */
export async function tapAtOnce(target: Locator, options?: TapOptions): Promise<void> {
  await comeToRest(target);
  await target.tap(options);
}

type ClickOptions = Parameters<Locator['click']>[0];
type TapOptions = Parameters<Locator['tap']>[0];

/**
 * Scrolls to an element until it no longer moves. The browser lays out a part of a long page when it is scrolled to, which
 * moves the parts below it; a click at that moment is lost.
 */
async function comeToRest(target: Locator): Promise<void> {
  let before: string;
  let place = '';
  do {
    before = place;
    await target.scrollIntoViewIfNeeded();
    place = JSON.stringify(await target.boundingBox());
  } while (place !== before);
}

/** Presses keys at the focus or at an element, and waits until the page has settled. */
export async function press(where: Page | Locator, keys: string): Promise<void> {
  const page = pageOf(where);
  await settled(page);
  await pressAtOnce(where, keys);
  await settled(page);
}

/** Presses keys without waiting, as a hasty reader does, or for a journey without scripts. */
export async function pressAtOnce(where: Page | Locator, keys: string): Promise<void> {
  if (isPage(where)) await where.keyboard.press(keys);
  else await where.press(keys);
}

/** Types at the focus and waits until the page has settled. */
export async function type(page: Page, text: string): Promise<void> {
  await settled(page);
  await typeAtOnce(page, text);
  await settled(page);
}

/** Types at the focus without waiting, as a hasty reader does. */
export async function typeAtOnce(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
}

/** Turns the mouse wheel and waits until the browser has painted the page where it has scrolled to. */
export async function wheel(page: Page, pixels: number): Promise<void> {
  await page.mouse.wheel(0, pixels);
  await painted(page);
}

/**
 * Stops the page's own clock, which the journey has installed before it opened the page. Time only passes with
 * `page.clock.runFor`, so a journey can check that nothing happens without waiting.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The focused element. */
export const focused = (page: Page): Locator => page.locator(':focus');

const isPage = (where: Page | Locator): where is Page => 'keyboard' in where;
const pageOf = (where: Page | Locator): Page => (isPage(where) ? where : where.page());
