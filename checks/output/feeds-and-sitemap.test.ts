import {attribute, elementsIn} from 'markup';
import {parseFragment} from 'parse5';
import {describe, expect, it} from 'vitest';
import {publicAddress, readSiteFile, siteUrl} from './support/builtSite';
import {childOf, childrenOf, readSiteXml, textOf} from './support/siteXml';
import {hiddenRoutes, releasePosts, siteRoutes} from './support/siteRoutes';

interface FeedEntry {
  readonly title: string;
  readonly url: string;
  readonly date: Date;
  /** The whole post as HTML. */
  readonly content: string;
}

const feeds: Readonly<Record<string, () => FeedEntry[]>> = {
  'blog/rss.xml': () =>
    childrenOf(childOf(readSiteXml('blog/rss.xml'), 'channel'), 'item').map((item) => ({
      title: textOf(item, 'title'),
      url: textOf(item, 'link'),
      date: new Date(textOf(item, 'pubDate')),
      content: textOf(item, 'content:encoded'),
    })),
  'blog/atom.xml': () =>
    childrenOf(readSiteXml('blog/atom.xml'), 'entry').map((entry) => ({
      title: textOf(entry, 'title'),
      url: String(childOf(entry, 'link')?.attributes['href']),
      date: new Date(textOf(entry, 'updated')),
      content: textOf(entry, 'content'),
    })),
  'blog/feed.json': () =>
    (
      JSON.parse(readSiteFile('blog/feed.json')) as {
        items: {title: string; url: string; date_modified: string; content_html: string}[];
      }
    ).items.map(({title, url, date_modified: date, content_html: content}) => ({
      title,
      url,
      date: new Date(date),
      content,
    })),
};

describe.each(Object.entries(feeds))('%s', (_file, read) => {
  it('has every release, newest first', () => {
    const entries = read();
    expect(entries.map(({url}) => url)).toEqual(releasePosts.map((post) => siteUrl + post));
    expect(entries.map(({date}) => date.getTime())).toEqual(
      entries.map(({date}) => date.getTime()).sort((a, b) => b - a),
    );
    expect(entries.every(({title}) => title.startsWith('Cocos2D-Mono 2.'))).toBe(true);
  });

  it('uses absolute links, so that they work in a feed reader', () => {
    const relative = read().flatMap(({content}) =>
      elementsIn(parseFragment(content)).flatMap((element) =>
        ['href', 'src']
          .flatMap((name) => attribute(element, name) ?? [])
          .filter((address) => !address.startsWith('https://')),
      ),
    );
    expect([...new Set(relative)]).toEqual([]);
  });

  it('contains whole posts, without what works only on the site', () => {
    const posts = read().map(({content}) => elementsIn(parseFragment(content)));
    for (const elements of posts) {
      expect(elements.filter(({tagName}) => tagName === 'h2').length).toBeGreaterThan(2);
      expect(elements.some(({tagName}) => tagName === 'pre')).toBe(true);
    }
    const elements = posts.flat();
    expect(elements.filter(({tagName}) => ['button', 'script', 'style', 'svg'].includes(tagName))).toEqual([]);
    const names = new Set(elements.flatMap(({attrs}) => attrs.map(({name}) => name)));
    expect([...names].filter((name) => /^(?:class|id|style|tabindex|role|data-.*|aria-.*|on.*)$/.test(name))).toEqual(
      [],
    );
  });
});

describe('the feeds name their own address', () => {
  it('in RSS', () => {
    const channel = childOf(readSiteXml('blog/rss.xml'), 'channel');
    expect(childOf(channel, 'atom:link')?.attributes).toEqual({
      rel: 'self',
      type: 'application/rss+xml',
      href: publicAddress('blog/rss.xml'),
    });
  });

  it('in Atom', () => {
    const links = childrenOf(readSiteXml('blog/atom.xml'), 'link');
    expect(links.map(({attributes}) => attributes)).toContainEqual({
      rel: 'self',
      type: 'application/atom+xml',
      href: publicAddress('blog/atom.xml'),
    });
  });

  it('in JSON', () => {
    expect(JSON.parse(readSiteFile('blog/feed.json'))).toMatchObject({feed_url: publicAddress('blog/feed.json')});
  });
});

describe('sitemap.xml', () => {
  const pages = childrenOf(readSiteXml('sitemap.xml'), 'url').map((url) => ({
    address: textOf(url, 'loc'),
    lastmod: childOf(url, 'lastmod')?.text,
  }));
  const addresses = pages.map(({address}) => address);

  it('lists every indexable route once', () => {
    const listed = siteRoutes.filter((route) => !hiddenRoutes.includes(route));
    expect([...addresses].sort()).toEqual(listed.map((route) => new URL(route, siteUrl).href));
  });

  it('gives modification dates as days without a time', () => {
    for (const {lastmod} of pages) if (lastmod !== undefined) expect(lastmod).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  it('dates every guide, post and API page, or none of them without a git history', () => {
    const written = pages.filter(({address}) => /\/docs\/(?!category)|\/blog\/.+-release$/.test(address));
    expect(written.length).toBeGreaterThan(600);
    const undated = written.filter(({lastmod}) => lastmod === undefined).map(({address}) => address);
    if (undated.length < written.length) expect(undated).toEqual([]);
  });
});

describe('robots.txt', () => {
  it('allows all crawling and names the sitemap', () => {
    expect(readSiteFile('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${publicAddress('sitemap.xml')}\n`);
  });
});

describe('security.txt', () => {
  const fields = readSiteFile('.well-known/security.txt')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(/: (.*)/s).slice(0, 2) as [string, string]);
  const valuesOf = (name: string): readonly string[] =>
    fields.flatMap(([field, value]) => (field === name ? value : []));

  it('says where to report vulnerabilities', () => {
    expect(valuesOf('Contact').length).toBeGreaterThan(0);
    for (const contact of valuesOf('Contact')) expect(contact).toMatch(/^https:\/\/github\.com\//);
    expect(valuesOf('Canonical')).toEqual([publicAddress('.well-known/security.txt')]);
  });

  it('is valid now and expires within a year', () => {
    const [expires = ''] = valuesOf('Expires');
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(0);
    expect(days).toBeLessThan(366);
  });
});
