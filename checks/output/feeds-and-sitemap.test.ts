import {parseFragment} from 'parse5';
import {describe, expect, it} from 'vitest';
import {xml2js, type ElementCompact} from 'xml-js';
import {readSiteFile, siteUrl} from './support/builtSite';
import {attribute, elementsIn} from './support/document';
import {releasePosts, specifiedRoutes, hiddenRoutes} from './support/specifiedRoutes';

interface FeedEntry {
  readonly title: string;
  readonly url: string;
  readonly date: Date;
  /** The whole post as HTML. */
  readonly content: string;
}

/** Forgives what is not well-formed; the browser journeys let the browser's own parser judge that. */
const readXml = (file: string) => xml2js(readSiteFile(file), {compact: true}) as ElementCompact;
const text = (node: ElementCompact): string => String(node._cdata ?? node._text);

const feeds: Readonly<Record<string, () => FeedEntry[]>> = {
  'blog/rss.xml': () =>
    (readXml('blog/rss.xml') as {rss: {channel: {item: Record<string, ElementCompact>[]}}}).rss.channel.item.map(
      ({title = {}, link = {}, pubDate = {}, 'content:encoded': content = {}}) => ({
        title: text(title),
        url: text(link),
        date: new Date(text(pubDate)),
        content: text(content),
      }),
    ),
  'blog/atom.xml': () =>
    (readXml('blog/atom.xml') as {feed: {entry: Record<string, ElementCompact>[]}}).feed.entry.map(
      ({title = {}, link = {}, updated = {}, content = {}}) => ({
        title: text(title),
        url: String(link._attributes?.['href']),
        date: new Date(text(updated)),
        content: text(content),
      }),
    ),
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

  it('links absolutely, so that a feed reader finds what a post links to', () => {
    const relative = read().flatMap(({content}) =>
      elementsIn(parseFragment(content)).flatMap((element) =>
        ['href', 'src']
          .flatMap((name) => attribute(element, name) ?? [])
          .filter((address) => !address.startsWith('https://')),
      ),
    );
    expect([...new Set(relative)]).toEqual([]);
  });
});

describe('sitemap.xml', () => {
  const {urlset} = readXml('sitemap.xml') as {urlset: {url: {loc: ElementCompact; lastmod?: ElementCompact}[]}};
  const addresses = urlset.url.map(({loc}) => text(loc));

  it('lists every route once that search engines may show', () => {
    const listed = specifiedRoutes.filter((route) => !hiddenRoutes.includes(route));
    expect([...addresses].sort()).toEqual(listed.map((route) => new URL(route, siteUrl).href));
  });

  it('names days only, where it says when a page changed', () => {
    for (const {lastmod} of urlset.url) if (lastmod) expect(text(lastmod)).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });
});
