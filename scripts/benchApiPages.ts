import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {measureDownload} from '../e2e/support/measureDownload';
import {browserArguments} from '../e2e/support/browserArguments';
import {serveCompressed} from './lib/bench/gzipServer';
import {formatWeights, growth, measureNamed, type PageWeight} from './lib/bench/pageWeight';
import {buildWebsite} from './lib/buildSite';
import {findBrowser} from './lib/findBrowser';
import {stop} from './lib/stop';

/**
 * `npm run bench:api-pages`: checks that API pages cost the other pages nothing, however many there are. Builds the
 * site with some of them and with all, and compares the size of a guide. Exits with 1 if it grew.
 */

const guide = '/docs/guides/getting-started/introduction';
const fewPages = 50;
/** File names change with their content and compress a few bytes better or worse. */
const allowedGrowth = 100;

try {
  await inTemporaryFolder(compareBuilds);
} catch (error) {
  stop((error as Error).message);
}

async function inTemporaryFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bench-api-pages-'));
  try {
    await work(folder);
  } finally {
    fs.rmSync(folder, {recursive: true});
  }
}

async function compareBuilds(folder: string): Promise<void> {
  const browser = await chromium.launch({executablePath: await findBrowser(), args: browserArguments});
  try {
    const few = await buildAndWeigh(browser, path.join(folder, 'few'), {API_PAGES_LIMIT: String(fewPages)});
    const all = await buildAndWeigh(browser, path.join(folder, 'all'), {});
    report(few, all);
  } finally {
    await browser.close();
  }
}

interface Measured extends PageWeight {
  readonly apiPages: number;
}

async function buildAndWeigh(browser: Browser, dir: string, env: Readonly<Record<string, string>>): Promise<Measured> {
  await buildWebsite({outDir: dir, env});
  const html = fs.readFileSync(path.join(dir, guide, 'index.html'), 'utf8');
  return {
    ...measureNamed(html, (address) => fs.readFileSync(path.join(dir, address))),
    loaded: await weighLoaded(browser, dir),
    apiPages: countFolders(path.join(dir, 'docs/api')),
  };
}

async function weighLoaded(browser: Browser, dir: string): Promise<number> {
  const server = await serveCompressed(dir, new Map());
  const page = await browser.newPage();
  try {
    return (await measureDownload(page, server.origin + guide)).total;
  } finally {
    await page.close();
    server.close();
  }
}

/** Each page is a folder that contains an index.html. */
function countFolders(dir: string): number {
  return fs.readdirSync(dir, {withFileTypes: true}).filter((entry) => entry.isDirectory()).length;
}

function report(few: Measured, all: Measured): void {
  if (few.apiPages >= all.apiPages)
    throw new Error(`API_PAGES_LIMIT left ${few.apiPages} of ${all.apiPages} API pages; nothing can be compared.`);
  const titles = [`${few.apiPages} API pages`, `${all.apiPages} API pages`] as const;
  console.log(`\n${guide}\n${formatWeights(titles, few, all)}\n`);
  const grown = growth(few, all);
  console.log(`${grown > allowedGrowth ? 'FAILED' : 'ok    '} It grew by ${grown} bytes (limit ${allowedGrowth}).`);
  if (grown > allowedGrowth) process.exitCode = 1;
}
