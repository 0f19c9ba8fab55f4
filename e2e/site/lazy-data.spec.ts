import type {Page} from '@playwright/test';
import {setConnection, slowConnection} from '../support/connection';
import {expect, test} from '../support/journey';
import {requestsDone} from '../support/requestsDone';
import {expectShown, open, navigate} from '../support/settled';

// A page loads separate files for its content and for the data from Docusaurus's plugins, such as lists of posts.

test.beforeEach(async ({page}) => {
  // On such a connection nothing is prefetched, so the browser loads only what the page needs.
  await setConnection(page, slowConnection);
});

test('the blog list is a JSON file that loads with its page, not before', ({page}) =>
  expectDataOf(page, '/blog', {metadata: {permalink: '/blog', totalCount: 24}}));

test('the list of recent posts is a JSON file that loads with its page, not before', ({page}) =>
  expectDataOf(page, '/blog', {title: 'Recent releases'}));

test('the blog tags are a JSON file that loads with their page, not before', ({page}) =>
  expectDataOf(page, '/blog/tags', {tags: [{permalink: '/blog/tags/release'}]}));

test('a tag is a JSON file that loads with its page, not before', ({page}) =>
  expectDataOf(page, '/blog/tags/2-5-0', {tag: {label: '2.5.0', permalink: '/blog/tags/2-5-0', count: 1}}));

test('a category is a JSON file that loads with its page, not before', ({page}) =>
  expectDataOf(page, '/docs/category/developing', {categoryGeneratedIndex: {title: 'Developing'}}));

test('the current docs version is a JSON file that loads with the first doc, not before', ({page}) =>
  expectDataOf(page, '/docs/category/developing', {version: {version: 'current', label: 'Next', isLast: true}}));

for (const [what, address, words] of [
  ['a release post', '/blog/2.4.0-release', 'Take it if your game still targets .NET Core 3.1'],
  ['a guide', '/docs/guides/developing/create-project', 'set it to release 2.6.1, and run it'],
  ['an API page', '/docs/api/cocos2d.ccnode', 'holds children, runs actions and receives input'],
] as const)
  test(`the content of ${what} is a static file that loads with its page, not before`, async ({page}) => {
    const files = watchFiles(page);
    await open(page, '/markdown-page');
    expect(await filesWith(files, words)).toEqual([]);
    await navigate(page, address);
    await expectShown(page, address);
    await expect(page.getByRole('main')).toContainText(words);
    const [file] = await filesWith(files, words);
    expect(file).toMatchObject({method: 'GET', status: 200});
  });

/** Navigates to a page as a link would, and expects these values in exactly one of the files that it loads. */
async function expectDataOf(page: Page, address: string, expected: object): Promise<void> {
  const scripts = watchScripts(page);
  const found = async (): Promise<number> =>
    (await Promise.all(scripts)).flatMap(dataIn).filter((data) => contains(data, expected)).length;
  await open(page, '/markdown-page');
  await requestsDone(page);
  expect(await found()).toBe(0);
  await navigate(page, address);
  await expectShown(page, address);
  await expect.poll(found).toBe(1);
}

/** The chunks that a page loads. The list grows while the page is open. */
function watchScripts(page: Page): readonly Promise<string>[] {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    const {pathname} = new URL(response.url());
    // The responses of a closed page are no longer available.
    if (pathname.startsWith('/assets/js/')) scripts.push(response.text().catch(() => ''));
  });
  return scripts;
}

interface FetchedFile {
  readonly method: string;
  readonly status: number;
  readonly text: string;
}

/** Everything that a page loads. The list grows while the page is open. */
function watchFiles(page: Page): readonly Promise<FetchedFile>[] {
  const files: Promise<FetchedFile>[] = [];
  page.on('response', (response) => {
    const known = {method: response.request().method(), status: response.status()};
    files.push(
      response.text().then(
        (text) => ({...known, text}),
        () => ({...known, text: ''}),
      ),
    );
  });
  return files;
}

async function filesWith(files: readonly Promise<FetchedFile>[], words: string): Promise<readonly FetchedFile[]> {
  return (await Promise.all(files)).filter(({text}) => text.replaceAll(/\s+/g, ' ').includes(words));
}

/** The JSON modules of a chunk. Those that the same pages load share one. */
function dataIn(script: string): readonly unknown[] {
  const texts = script.matchAll(/\.exports=JSON\.parse\('((?:[^'\\]|\\.)*)'\)/gs);
  // In a string of JavaScript, quotes and backslashes are escaped once more.
  return [...texts].map(([, json = '']) => JSON.parse(json.replaceAll(/\\(['\\])/g, '$1')) as unknown);
}

/** Returns whether a value has all expected keys and entries; additional ones don't matter. */
function contains(actual: unknown, expected: unknown): boolean {
  if (typeof expected !== 'object' || expected === null) return actual === expected;
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(expected).every(([key, value]) => contains((actual as Record<string, unknown>)[key], value));
}
