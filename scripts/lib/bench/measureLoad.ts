import type {Browser, CDPSession} from '@playwright/test';
import type {LoadMetrics} from './loadMetrics';

type PaintMetrics = Pick<
  LoadMetrics,
  'firstContentfulPaint' | 'largestContentfulPaint' | 'totalBlockingTime' | 'cumulativeLayoutShift'
>;
type Sizes = Pick<LoadMetrics, 'html' | 'css' | 'script' | 'total'>;

declare global {
  interface Window {
    loadMetrics: {-readonly [Name in keyof PaintMetrics]: number};
  }
}

/** The phone of Lighthouse. */
const phone = {viewport: {width: 412, height: 823}, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true};
/** Bytes a second, and milliseconds until an answer begins. */
const slow4g = {offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8};
const cpuSlowdown = 4;
const timeout = 60_000;
/** Milliseconds after the network fell silent, for what a page still does then. */
const settleTime = 2000;

/**
 * Opens an address on a slow phone that has nothing cached, and waits until the page has come to rest.
 *
 * @throws Error when the address does not exist or takes longer than a minute.
 */
export async function measureLoad(browser: Browser, address: string): Promise<LoadMetrics> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await slowDown(client);
    const sizes = addUpSizes(client);
    await page.addInitScript(observeLoad);
    const response = await page.goto(address, {waitUntil: 'load', timeout});
    if (!response?.ok()) throw new Error(`${address} does not exist in this build.`);
    await page.waitForLoadState('networkidle', {timeout});
    await page.waitForTimeout(settleTime);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    return {...(await page.evaluate(() => window.loadMetrics)), ...sizes(), elements};
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

/** Adds up what comes from now on. What the page only fetches ahead has a resource type of its own and is left out. */
function addUpSizes(client: CDPSession): () => Sizes {
  const types = new Map<string, string>();
  const byType = new Map<string, number>();
  client.on('Network.responseReceived', ({requestId, type}) => types.set(requestId, type));
  client.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
    const type = types.get(requestId) ?? 'Other';
    byType.set(type, (byType.get(type) ?? 0) + encodedDataLength);
  });
  return () => {
    byType.delete('Prefetch');
    return {
      html: byType.get('Document') ?? 0,
      css: byType.get('Stylesheet') ?? 0,
      script: byType.get('Script') ?? 0,
      total: [...byType.values()].reduce((sum, bytes) => sum + bytes, 0),
    };
  };
}

/** Runs in the page, before anything of its own; so it may use nothing from outside, and no named function within. */
function observeLoad(): void {
  window.loadMetrics = {
    firstContentfulPaint: 0,
    largestContentfulPaint: 0,
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
    for (const {duration} of list.getEntries()) window.loadMetrics.totalBlockingTime += Math.max(0, duration - 50);
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    // TypeScript's DOM library has no LayoutShift yet.
    for (const shift of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[])
      if (!shift.hadRecentInput) window.loadMetrics.cumulativeLayoutShift += shift.value;
  }).observe({type: 'layout-shift', buffered: true});
}
