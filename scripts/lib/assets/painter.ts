import {chromium, type Page} from '@playwright/test';
import {findBrowser} from '../findBrowser';

/** A picture as SVG text, in pixels. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

/** Renders drawings to PNG, in a browser. */
export interface Painter {
  /** The page, with the fonts loaded, for other evaluations. */
  readonly page: Page;
  /** Returns the drawing at its own size on a transparent background, as PNG with 32 bits per pixel and straight alpha. */
  readonly paint: (drawing: Drawing) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** @param fonts CSS font family to bytes of its WOFF2 file */
export async function openPainter(fonts: Readonly<Record<string, Buffer>>): Promise<Painter> {
  // Without a screen profile and without hinting, so that every machine paints the same.
  const args = ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb', '--font-render-hinting=none'];
  const browser = await chromium.launch({executablePath: await findBrowser(), args});
  const page = await browser.newPage();
  const faces = Object.entries(fonts).map(
    ([family, file]) =>
      `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${file.toString('base64')})}`,
  );
  await page.setContent(`<style>${faces.join('')}body{margin:0}svg{display:block}</style><div></div>`);
  await page.evaluate(
    (families) => Promise.all(families.map((family) => document.fonts.load(`40px "${family}"`))).then(() => undefined),
    Object.keys(fonts),
  );
  return {page, paint: (drawing) => paint(page, drawing), close: () => browser.close()};
}

async function paint(page: Page, {width, height, svg}: Drawing): Promise<Buffer> {
  await page.setViewportSize({width, height});
  await page.evaluate((markup) => {
    const [place] = document.getElementsByTagName('div');
    if (place !== undefined) place.innerHTML = markup;
  }, svg);
  return page.screenshot({omitBackground: true});
}
