import type {Page} from '@playwright/test';

/** What the browser tells a page about the reader's connection. */
interface Connection {
  readonly effectiveType: 'slow-2g' | '2g' | '4g';
  /** Whether the reader has turned on Data Saver. */
  readonly saveData: boolean;
}

export const dataSaver: Connection = {effectiveType: '4g', saveData: true};
export const slowConnection: Connection = {effectiveType: '2g', saveData: false};
export const fastConnection: Connection = {effectiveType: '4g', saveData: false};

/** Tells each page that is opened from now on that the reader has this connection. */
export const setConnection = (page: Page, connection: Connection): Promise<unknown> =>
  page.addInitScript((value) => {
    Object.defineProperty(navigator, 'connection', {value});
  }, connection);
