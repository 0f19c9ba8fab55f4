import {describe, expect, test} from 'vitest';
import {feedFiles} from './addSelfLinks';

const address = 'https://x.dev/blog/feed';

describe('feedFiles', () => {
  test('an RSS feed links to itself with an Atom link', () => {
    expect(feedFiles['rss.xml']?.('<rss version="2.0" xmlns:a="b"><channel><title>$&</title>', address)).toBe(
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:a="b"><channel>\n' +
        `        <atom:link rel="self" type="application/rss+xml" href="${address}"/><title>$&</title>`,
    );
  });

  test('an Atom feed links to itself and its page', () => {
    expect(feedFiles['atom.xml']?.('<feed><link rel="alternate" href="/blog"/></feed>', address)).toBe(
      `<feed><link rel="self" type="application/atom+xml" href="${address}"/>\n    <link rel="alternate" href="/blog"/></feed>`,
    );
  });

  test('a JSON feed contains its own address', () => {
    expect(JSON.parse(feedFiles['feed.json']?.('{"title": "T"}', address) ?? '')).toEqual({
      title: 'T',
      feed_url: address,
    });
  });

  test('a feed in an unknown format fails the build', () => {
    expect(() => feedFiles['rss.xml']?.('<rss version="3.0">', address)).toThrow('exactly once');
  });
});
