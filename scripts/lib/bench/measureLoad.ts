import type {Browser, CDPSession, Page, Request} from '@playwright/test';
import {isPrefetch} from '../../../e2e/support/networkOf';
import {addUpSizes, type LoadedFile} from './addUpSizes';
import type {LoadMetrics} from './loadMetrics';

type PaintMetrics = Pick<
  LoadMetrics,
  'firstContentfulPaint' | 'largestContentfulPaint' | 'load' | 'totalBlockingTime' | 'cumulativeLayoutShift'
>;

declare global {
  interface Window {
    loadMetrics: {-readonly [Name in keyof PaintMetrics]: number};
  }
}

/** Lighthouse's phone. */
export const phone = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};
/** Bytes per second, and milliseconds until a response begins. */
const slow4g = {offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8};
export const cpuSlowdown = 4;
const timeout = 60_000;
/** Milliseconds to wait after the network is idle, because the page may still be working. */
const settleTime = 2000;

/**
 * Opens an address on a slow phone with an empty cache, and waits until the page has settled.
 *
 * @throws Error if the address does not exist or takes longer than a minute.
 */
export async function measureLoad(browser: Browser, address: string): Promise<LoadMetrics> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page));
    const requests = watchNeededRequests(page);
    await page.addInitScript(observeLoad);
    const response = await page.goto(address, {waitUntil: 'load', timeout});
    if (!response?.ok()) throw new Error(`${address} does not exist in this build.`);
    await page.waitForLoadState('networkidle', {timeout});
    await page.waitForTimeout(settleTime);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const files = await Promise.all(requests.map(measure));
    return {...(await page.evaluate(() => window.loadMetrics)), ...addUpSizes(files), elements};
  } finally {
    await context.close();
  }
}

async function slowDown(client: CDPSession): Promise<void> {
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', {cacheDisabled: true});
  await client.send('Network.emulateNetworkConditions', slow4g);
  await client.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
}

/** Requests that finish from now on, without prefetches. */
function watchNeededRequests(page: Page): readonly Request[] {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => {
    if (!isPrefetch(request)) requests.push(request);
  });
  return requests;
}

async function measure(request: Request): Promise<LoadedFile> {
  const {responseHeadersSize, responseBodySize} = await request.sizes();
  return {kind: request.resourceType(), bytes: responseHeadersSize + responseBodySize};
}

/** Runs in the page before the page's own code, so it must not use anything from outside or contain named functions. */
function observeLoad(): void {
  window.loadMetrics = {
    firstContentfulPaint: 0,
    largestContentfulPaint: 0,
    load: 0,
    totalBlockingTime: 0,
    cumulativeLayoutShift: 0,
  };
  new PerformanceObserver((list) => {
    for (const {name, startTime} of list.getEntries())
      if (name === 'first-contentful-paint') window.loadMetrics.firstContentfulPaint = startTime;
  }).observe({type: 'paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {startTime} of list.getEntries()) window.loadMetrics.largestContentfulPaint = startTime;
  }).observe({type: 'largest-contentful-paint', buffered: true});
  new PerformanceObserver((list) => {
    for (const {loadEventEnd} of list.getEntries() as PerformanceNavigationTiming[])
      window.loadMetrics.load = loadEventEnd;
  }).observe({type: 'navigation', buffered: true});
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) window.loadMetrics.totalBlockingTime += Math.max(0, duration - 50);
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    // TypeScript's DOM library does not declare LayoutShift yet.
    for (const shift of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[])
      if (!shift.hadRecentInput) window.loadMetrics.cumulativeLayoutShift += shift.value;
  }).observe({type: 'layout-shift', buffered: true});
}
