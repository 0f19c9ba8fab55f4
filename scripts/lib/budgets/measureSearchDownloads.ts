import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {downloadDuring, measureDownload} from '../../../e2e/support/measureDownload';
import {benchPage} from '../searchBench/measureSearch';
import type {Weights} from './budgets';

/** The lane with the names, from which the first answer comes. */
const isFirstLane = (file: string): boolean => /\/first\.[^/]+$/.test(file);

/** Measures what the search downloads after the first focus: for its first answer, and in total. */
export async function measureSearchDownloads(browser: Browser, buildDir: string, origin: string): Promise<Weights> {
  const lanes = fs.readdirSync(path.join(buildDir, 'search/current')).map((name) => `/search/current/${name}`);
  const page = await browser.newPage();
  try {
    await measureDownload(page, origin + benchPage);
    const {files, total} = await downloadDuring(page, async () => {
      const complete = lanes.map((lane) => page.waitForResponse((response) => response.url() === origin + lane));
      await page.locator('[role=search] input').focus();
      await page.keyboard.insertText('sprite');
      await page.locator('[role=option]').first().waitFor();
      await Promise.all(complete);
    });
    const later = files.filter(([file]) => lanes.includes(file) && !isFirstLane(file));
    return {
      'everything the first search results need': total - later.reduce((sum, [, bytes]) => sum + bytes, 0),
      'everything the search downloads': total,
    };
  } finally {
    await page.close();
  }
}
