import {expect, test} from '../support/journey';
import {mainHeading} from '../support/landmarks';
import {openHydrated} from '../support/openHydrated';
import {click, expectShown} from '../support/settled';

const versions = [
  ...['2.6.1', '2.6.0', '2.5.12', '2.5.11', '2.5.10', '2.5.9', '2.5.8', '2.5.7', '2.5.6', '2.5.5', '2.5.4', '2.5.3'],
  ...['2.5.2', '2.5.1', '2.5.0', '2.4.8', '2.4.7', '2.4.6', '2.4.5', '2.4.4', '2.4.3', '2.4.2', '2.4.1', '2.4.0'],
];

test('the list has every release, newest first, with date, reading time and a link to the post', async ({page}) => {
  await openHydrated(page, '/blog');
  const posts = page.getByRole('main').getByRole('article');
  await expect(posts).toHaveCount(versions.length);
  for (const [index, version] of versions.entries()) {
    const post = posts.nth(index);
    await expect(post.getByRole('heading', {level: 2}).getByRole('link')).toHaveAttribute(
      'href',
      `/blog/${version}-release`,
    );
    await expect(post.locator('time').first()).toHaveAttribute('datetime', /^20\d\d-\d\d-\d\d/);
    await expect(post).toContainText(/(\d+|One) min read/);
    await expect(post.getByRole('link', {name: /^Read more/})).toHaveAttribute('href', `/blog/${version}-release`);
  }
});

test('a post shows its reading time, its tags and the posts before and after', async ({page}) => {
  await openHydrated(page, '/blog/2.4.5-release');
  await expect(mainHeading(page)).toContainText('2.4.5');
  await expect(page.getByRole('article').first()).toContainText(/(\d+|One) min read/);
  const tags = page.getByRole('main').locator('a[href^="/blog/tags/"]');
  await expect
    .poll(() => tags.evaluateAll((all) => all.map((tag) => tag.getAttribute('href'))))
    .toEqual(expect.arrayContaining(['/blog/tags/release', '/blog/tags/2-4-5']));
  const pagination = page.getByRole('navigation', {name: 'Blog post page navigation'});
  await click(pagination.getByRole('link', {name: /^Newer post/}));
  await expectShown(page, '/blog/2.4.6-release');
  await expect(mainHeading(page)).toContainText('2.4.6');
  await click(pagination.getByRole('link', {name: /^Older post/}));
  await expectShown(page, '/blog/2.4.5-release');
});

test('a tag links to all posts with that tag, and from there to all tags', async ({page}) => {
  await openHydrated(page, '/blog/2.4.5-release');
  await click(page.getByRole('main').locator('a[href="/blog/tags/release"]'));
  await expectShown(page, '/blog/tags/release');
  await expect(mainHeading(page)).toContainText(`${versions.length} posts tagged with`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(versions.length);
  await click(page.getByRole('link', {name: 'View all tags'}));
  await expectShown(page, '/blog/tags');
  await expect(page.getByRole('main').locator('a[href^="/blog/tags/"]')).toHaveCount(versions.length + 2);
});

test('a version has its own tag with one post', async ({page}) => {
  for (const version of versions) {
    await openHydrated(page, `/blog/tags/${version.replaceAll('.', '-')}`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article').getByRole('heading', {level: 2}).getByRole('link')).toHaveAttribute(
      'href',
      `/blog/${version}-release`,
    );
  }
});

test('the archive lists every release under its year', async ({page}) => {
  await openHydrated(page, '/blog/archive');
  const years = page
    .getByRole('main')
    .getByRole('heading')
    .filter({hasText: /^20\d\d/});
  await expect(years).toHaveText([/^2026/, /^2025/, /^2024/, /^2023/]);
  await expect(page.getByRole('main').locator('a[href$="-release"]')).toHaveCount(versions.length);
});

test('the sidebar of a post lists all releases', async ({page}) => {
  await openHydrated(page, '/blog/2.4.0-release');
  const sidebar = page.getByRole('navigation', {name: 'Blog recent posts navigation'});
  await expect(sidebar.getByRole('link')).toHaveCount(versions.length);
  await expect(sidebar.locator('[aria-current=page]')).toHaveAttribute('href', '/blog/2.4.0-release');
});

test('every page links to the feeds', async ({page}) => {
  await openHydrated(page, '/blog');
  const feeds = page.locator('head link[rel=alternate][type]');
  await expect
    .poll(() =>
      feeds.evaluateAll((links) => links.map((link) => [link.getAttribute('type'), link.getAttribute('href')])),
    )
    .toEqual([
      ['application/rss+xml', '/blog/rss.xml'],
      ['application/atom+xml', '/blog/atom.xml'],
      ['application/json', '/blog/feed.json'],
    ]);
  const feed = await page.request.get('/blog/feed.json');
  expect(feed.status()).toBe(200);
  expect(await feed.json()).toMatchObject({items: expect.any(Array)});
});

for (const address of ['/blog/rss.xml', '/blog/atom.xml', '/sitemap.xml']) {
  test(`${address} is well-formed XML`, async ({page}) => {
    await openHydrated(page, '/blog');
    const response = await page.request.get(address);
    expect(response.status()).toBe(200);
    const error = await page.evaluate(
      (xml) => new DOMParser().parseFromString(xml, 'application/xml').querySelector('parsererror')?.textContent,
      await response.text(),
    );
    expect(error).toBeUndefined();
  });
}
