import type {Browser, Page} from '@playwright/test';
import {phone} from '../bench/measureLoad';
import {sum} from '../sizes';
import {observePage} from './observePage';
import {readTrace, traceCategories, type Trace, type TraceEvent} from './readTrace';
import type {Sent, SlowServer} from './slowServer';
import {cpuSlowdown, toFirstMetrics, toKeystrokeMetrics, type FirstMetrics, type KeystrokeMetrics} from './toMetrics';

/** A search to measure. */
export interface MeasuredSearch {
  readonly name: string;
  readonly server: SlowServer;
  /** Selector of the box. */
  readonly box: string;
}

export interface ColdMetrics extends FirstMetrics {
  /** From the first focus to the first suggestions. */
  readonly firstBytes: number;
  /** From the first focus on. */
  readonly total: number;
  /** Milliseconds until the last byte has arrived and the worker has finished. */
  readonly completeTime: number;
  /** All downloads, in the order in which they were complete. */
  readonly downloads: readonly Download[];
}

export interface Download {
  readonly path: string;
  readonly bytes: number;
  /** Milliseconds from the first focus until the download was complete. */
  readonly time: number;
}

/** The page on which the search is opened. */
export const benchPage = '/docs/guides/getting-started/introduction';
/** The query that is typed in one step, and the text that a suggestion must contain then. */
const firstQuery = 'runact';
const firstAnswer = 'runaction';
const timeout = 60_000;
/** Milliseconds without a byte after which the download counts as complete. */
const silence = 1500;

/** Opens a page on a slow phone with an empty cache, focuses the box, and waits until all of the index has loaded. */
export function measureCold(browser: Browser, search: MeasuredSearch): Promise<ColdMetrics> {
  return withPage(browser, search, async (page) => {
    const trace = await traced(browser, page, () => openSearch(page, search));
    const {focused, shown} = await page.evaluate(() => ({
      focused: performance.timeOrigin + window.searchBench.focusedAt,
      shown: performance.timeOrigin + window.searchBench.shownAt,
    }));
    const sent = search.server.sent.filter(({at}) => at >= focused);
    const together = (parts: typeof sent): number => sum(parts.map(({bytes}) => bytes));
    const lastByte = (sent.at(-1)?.at ?? focused) - focused;
    return {
      ...toFirstMetrics(trace),
      firstBytes: together(sent.filter(({at}) => at <= shown)),
      total: together(sent),
      completeTime: Math.max(lastByte, lastWork(trace)),
      downloads: toDownloads(sent, focused),
    };
  });
}

/** Types the queries letter by letter after all of the index has loaded. */
export function measureKeystrokes(
  browser: Browser,
  search: MeasuredSearch,
  queries: readonly string[],
): Promise<KeystrokeMetrics> {
  return withPage(browser, search, async (page) => {
    await openSearch(page, search);
    const trace = await traced(browser, page, async () => {
      for (const query of queries) await typeQuery(page, search.box, query);
    });
    return toKeystrokeMetrics(trace);
  });
}

async function withPage<T>(browser: Browser, {server}: MeasuredSearch, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
    await page.addInitScript(observePage, firstAnswer);
    await page.goto(server.origin + benchPage, {waitUntil: 'load', timeout});
    await server.quiet(silence);
    return await work(page);
  } finally {
    await context.close();
  }
}

async function traced(browser: Browser, page: Page, work: () => Promise<void>): Promise<Trace> {
  await browser.startTracing(page, {categories: traceCategories});
  let events: readonly TraceEvent[] = [];
  try {
    await work();
  } finally {
    const text = (await browser.stopTracing()).toString();
    events = (JSON.parse(text) as {readonly traceEvents: readonly TraceEvent[]}).traceEvents;
  }
  return readTrace(events);
}

async function openSearch(page: Page, {name, server, box}: MeasuredSearch): Promise<void> {
  await page.locator(box).first().focus({timeout});
  await page.keyboard.insertText(firstQuery);
  await page
    .waitForFunction(() => window.searchBench.shownAt > 0, undefined, {timeout, polling: 100})
    .catch((error: unknown) => {
      throw new Error(`${name}: "${firstQuery}" did not suggest "${firstAnswer}".`, {cause: error});
    });
  await server.quiet(silence);
}

function toDownloads(sent: readonly Sent[], focused: number): readonly Download[] {
  const downloads = new Map<string, Download>();
  for (const {path, bytes, at} of sent)
    downloads.set(path, {path, bytes: bytes + (downloads.get(path)?.bytes ?? 0), time: at - focused});
  return [...downloads.values()].sort((one, other) => one.time - other.time);
}

/** The end of the last long task of a worker, in milliseconds from the first focus. */
function lastWork({marks, worker}: Trace): number {
  const focused = marks.find(({name}) => name === 'search:focus')?.at ?? 0;
  return Math.max(0, ...worker.filter(({cpu}) => cpu > 2).map(({end}) => end - focused));
}

async function typeQuery(page: Page, box: string, query: string): Promise<void> {
  await page.locator(box).first().fill('');
  await settle(page);
  for (const letter of query) {
    await page.keyboard.press(letter === ' ' ? 'Space' : letter);
    await settle(page);
  }
}

/**
 * Waits until suggestions have changed and then stayed for a while, or have not changed for a long time. (The function
 * in the page must not contain named functions, see `observePage`.)
 */
function settle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const start = performance.now();
    while (performance.now() - start < 1500) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      const {changedAt} = window.searchBench;
      if (changedAt > start - 30 && performance.now() - changedAt > 250) return;
    }
  });
}
