import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {chromium} from '@playwright/test';
import {measureDownload} from '../e2e/support/measureDownload';
import {buildWebsite} from './lib/buildSite';
import {findBrowser} from './lib/findBrowser';
import {serveSite} from './lib/siteServer';
import {stop} from './lib/stop';

// What the API's pages cost a page that is none of them: builds the site with a few of them and with all, and compares
// what a browser loads for a guide.
const guide = '/docs/guides/getting-started/introduction';
const fewPages = 50;
/** Names of files change with their content, and compress a few bytes better or worse. */
const tolerance = 100;
const port = 4309;

try {
  const few = await downloadAfterBuild({API_PAGES_LIMIT: String(fewPages)});
  const all = await downloadAfterBuild({});
  const difference = all - few;
  console.log(`\n${guide} loads, gzipped:`);
  console.log(`  ${few} bytes beside ${fewPages} API pages`);
  console.log(`  ${all} bytes beside all API pages`);
  console.log(`  ${difference} bytes of difference (at most ${tolerance} are allowed)`);
  if (difference > tolerance)
    stop('The API pages cost every page of the site something.', 'Look at what dropApiPages.cjs leaves in main.js.');
} catch (error) {
  stop((error as Error).message);
}

/** Builds the site into a folder of its own; returns what one cold visit of the guide loads, in bytes. */
async function downloadAfterBuild(env: Readonly<Record<string, string>>): Promise<number> {
  const outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'api-pages-'));
  try {
    await buildWebsite({outDir, env});
    const server = await serveSite(outDir, port);
    const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox']});
    try {
      const page = await browser.newPage();
      return (await measureDownload(page, `http://127.0.0.1:${port}${guide}`)).total;
    } finally {
      await browser.close();
      server.close();
    }
  } finally {
    await fs.rm(outDir, {recursive: true, force: true});
  }
}
