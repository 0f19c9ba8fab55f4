import {expect, test} from '../support/journey';
import {measureDownload} from '../support/measureDownload';
import {sitemapPaths} from '../support/sitemap';

const guideScriptLimit = 125_000;
/** What a guide with a loop may download besides: the script that plays it and shows how far it is. */
const loopScriptLimit = 2_000;
const homeTotalLimit = 160_000;

const shown = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

test(`every guide downloads at most ${shown(guideScriptLimit)} of gzipped JavaScript before it fetches ahead`, async ({
  browser,
  baseURL,
  request,
}) => {
  const guides = (await sitemapPaths(request)).filter((path) => path.startsWith('/docs/guides/'));
  expect(guides).toHaveLength(14);
  test.setTimeout(guides.length * 15_000);
  for (const guide of guides) {
    const hasLoop = (await (await request.get(guide)).text()).includes('<capture-loop');
    const limit = guideScriptLimit + (hasLoop ? loopScriptLimit : 0);
    // A context of its own has nothing cached.
    const context = await browser.newContext({baseURL});
    const {script} = await measureDownload(await context.newPage(), guide);
    await context.close();
    console.log(`${guide}: ${shown(script)} of JavaScript`);
    expect.soft(script, `${guide}: bytes of JavaScript`).toBeGreaterThan(0);
    expect.soft(script, `${guide}: bytes of JavaScript`).toBeLessThanOrEqual(limit);
  }
});

test(`the home page downloads at most ${shown(homeTotalLimit)} in all before it fetches ahead`, async ({page}) => {
  const {script, total, files} = await measureDownload(page, '/');
  console.log(`/: ${shown(total)} in all, ${shown(script)} of it JavaScript`);
  for (const [file, bytes] of files) console.log(`  ${shown(bytes)} ${file}`);
  expect(script).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(homeTotalLimit);
});
