import {expect, test} from '../support/journey';
import {measureDownload} from '../support/measureDownload';
import {guidePaths} from '../support/sitemap';

/** With the script that plays a loop. The script that all pages load contains the route of each page, 28 bytes each. */
const guideScriptLimit = 125_000;

const shown = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

test(`every guide downloads at most ${shown(guideScriptLimit)} of gzipped JavaScript before it prefetches`, async ({
  browser,
  baseURL,
  request,
}) => {
  const guides = await guidePaths(request);
  test.setTimeout(guides.length * 15_000);
  for (const guide of guides) {
    // A new context has an empty cache.
    const context = await browser.newContext({baseURL});
    const {script} = await measureDownload(await context.newPage(), guide);
    await context.close();
    console.log(`${guide}: ${shown(script)} of JavaScript`);
    expect.soft(script, `${guide}: bytes of JavaScript`).toBeGreaterThan(0);
    expect.soft(script, `${guide}: bytes of JavaScript`).toBeLessThanOrEqual(guideScriptLimit);
  }
});
