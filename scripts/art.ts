import fs from 'node:fs';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {chromium, type Browser} from '@playwright/test';
import {buildIfChanged} from './lib/buildIfChanged';
import {findBrowser} from './lib/findBrowser';
import {icoFile} from './lib/icoFile';
import {installOnDemand, onDemandPackages} from './lib/onDemandPackages';
import {buildDir, rootDir, websiteDir} from './lib/paths';
import {serveSite} from './lib/siteServer';

// Regenerates the committed pictures and fonts that have a source in the repository (npm run art).

const images = path.join(websiteDir, 'static/img');
const favicon = path.join(images, 'favicon.svg');
const appIcon = path.join(websiteDir, 'art/app-icon.svg');
const themeFonts = path.join(rootDir, 'packages/docusaurus-theme-cocos/src/fonts');
const screenshotPort = 4310;

await subsetHeadingFont();
const browser = await chromium.launch({executablePath: await findBrowser(), args: ['--no-sandbox', '--disable-gpu']});
try {
  const faviconPng = async (size: number) => ({size, png: await renderSvg(browser, favicon, size)});
  write('favicon.ico', icoFile([await faviconPng(16), await faviconPng(32), await faviconPng(48)]));
  write('apple-touch-icon.png', await renderSvg(browser, appIcon, 180));
  write('icon-192.png', await renderSvg(browser, appIcon, 192));
  write('icon-512.png', await renderSvg(browser, appIcon, 512));
  write(
    'social-card.jpg',
    await renderPage(browser, pathToFileURL(path.join(websiteDir, 'art/social-card.html')).href, 1200, 630),
  );
  await buildIfChanged();
  const server = await serveSite(buildDir, screenshotPort);
  const home = await renderPage(browser, `http://127.0.0.1:${screenshotPort}/`, 1280, 800);
  fs.writeFileSync(path.join(websiteDir, 'art/readme-home.jpg'), home);
  server.close();
} finally {
  await browser.close();
}

/** Fredoka with only the characters of English headings, because every page downloads it. */
async function subsetHeadingFont(): Promise<void> {
  await installOnDemand({...onDemandPackages.font, ...onDemandPackages.fontSubset});
  const {default: subsetFont} = await import('subset-font');
  const source = path.join(rootDir, 'node_modules/@fontsource/fredoka/files/fredoka-latin-600-normal.woff2');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  // Below 10,000 bytes the bundler would put the font into the stylesheet, where the policy forbids it.
  const signs = ` .,:;!?'"()-–—/&+#·’‘“”…@%=*<>_×`;
  const font = await subsetFont(fs.readFileSync(source), letters + signs, {targetFormat: 'woff2'});
  fs.writeFileSync(path.join(themeFonts, 'fredoka-600.woff2'), font);
}

async function renderSvg(browser: Browser, file: string, size: number): Promise<Buffer> {
  const page = await browser.newPage({viewport: {width: size, height: size}});
  const svg = fs.readFileSync(file).toString('base64');
  await page.setContent(
    `<style>body{margin:0}img{display:block;width:100vw}</style><img src="data:image/svg+xml;base64,${svg}">`,
  );
  const png = await page.screenshot({omitBackground: true});
  await page.close();
  return png;
}

async function renderPage(browser: Browser, url: string, width: number, height: number): Promise<Buffer> {
  const page = await browser.newPage({viewport: {width, height}});
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const jpeg = await page.screenshot({type: 'jpeg', quality: 80});
  await page.close();
  return jpeg;
}

function write(name: string, content: Buffer): void {
  fs.writeFileSync(path.join(images, name), content);
}
