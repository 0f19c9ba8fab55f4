import type {Browser, Page} from '@playwright/test';
import type {Interaction} from './interactions';
import {cpuSlowdown} from './measureLoad';

declare global {
  interface Window {
    /** Milliseconds of the page's clock. */
    interaction: {
      /** Earlier actions are ignored. */
      begun: number;
      /** The longest time from an input to the frame that shows its effect. */
      duration: number;
      inputAt: number;
      /** The time of the page's last activity. */
      busyUntil: number;
      isWaiting: boolean;
    };
  }
}

/** A desktop window, in which the page shows all of its parts. */
const viewport = {width: 1280, height: 800};
const timeout = 60_000;
/** Milliseconds without activity after which the page counts as idle. */
const quiet = 400;

/** Opens the page, performs each action of the interaction, and returns how many milliseconds each took. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  {page: address, prepare, actions}: Interaction,
): Promise<readonly number[]> {
  const context = await browser.newContext({viewport});
  try {
    const page = await context.newPage();
    await page.addInitScript(observeInteractions);
    await page.goto(origin + address, {waitUntil: 'load', timeout});
    await page.locator('html[data-has-hydrated=true]').waitFor({state: 'attached', timeout});
    await page.waitForLoadState('networkidle', {timeout});
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    await prepare?.(page);
    await rest(page);
    const durations: number[] = [];
    for (const action of actions) {
      await page.evaluate(() => Object.assign(window.interaction, {begun: performance.now(), duration: 0, inputAt: 0}));
      await action(page);
      await rest(page);
      durations.push(await page.evaluate(() => window.interaction.duration));
    }
    return durations;
  } finally {
    await context.close();
  }
}

/** Waits until the page is idle. */
async function rest(page: Page): Promise<void> {
  await page.waitForTimeout(quiet);
  await page.waitForFunction((time) => performance.now() - window.interaction.busyUntil > time, quiet, {
    polling: 50,
    timeout,
  });
}

/**
 * Runs in the page before the page's own code, so it must not use anything from outside or contain named functions. The
 * effect of an input may come after the frame that Chromium attributes to it (suggestions come from a worker), so the
 * last change of a list of suggestions is measured, too.
 */
function observeInteractions(): void {
  window.interaction = {begun: 0, duration: 0, inputAt: 0, busyUntil: 0, isWaiting: false};
  const state = window.interaction;
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries()) {
      state.busyUntil = Math.max(state.busyUntil, startTime + duration);
      if (startTime >= state.begun) state.duration = Math.max(state.duration, duration);
    }
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const {startTime, duration} of list.getEntries())
      state.busyUntil = Math.max(state.busyUntil, startTime + duration);
  }).observe({type: 'longtask'});
  addEventListener('input', ({timeStamp}) => (state.inputAt = timeStamp), true);
  // A message that is posted before a frame is painted arrives after it.
  const painted = new MessageChannel();
  painted.port1.onmessage = () => {
    const now = performance.now();
    state.isWaiting = false;
    state.busyUntil = now;
    if (state.inputAt > 0) state.duration = Math.max(state.duration, now - state.inputAt);
  };
  new MutationObserver((records) => {
    if (state.isWaiting) return;
    const isAnswer = records.some(({target}) => (target as Element | Text).parentElement?.closest('[role=listbox]'));
    if (!isAnswer) return;
    state.isWaiting = true;
    requestAnimationFrame(() => painted.port2.postMessage(0));
  }).observe(document, {subtree: true, childList: true, characterData: true});
}
