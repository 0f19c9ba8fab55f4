/** Functions that add a feed's own address to it, by file name. Feed readers subscribe to that address. */
export const feedFiles: Readonly<Record<string, (feed: string, address: string) => string>> = {
  'rss.xml': (feed, address) =>
    replaceOnce(
      replaceOnce(feed, '<rss version="2.0"', '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"'),
      '<channel>',
      `<channel>\n        <atom:link rel="self" type="application/rss+xml" href="${address}"/>`,
    ),
  'atom.xml': (feed, address) =>
    replaceOnce(
      feed,
      '<link rel="alternate"',
      `<link rel="self" type="application/atom+xml" href="${address}"/>\n    <link rel="alternate"`,
    ),
  'feed.json': (feed, address) =>
    `${JSON.stringify({...(JSON.parse(feed) as Record<string, unknown>), feed_url: address}, null, 2)}\n`,
};

/** Replaces the only occurrence of `part`. Throws if there isn't exactly one, such as after a Docusaurus update. */
function replaceOnce(text: string, part: string, replacement: string): string {
  if (text.split(part).length !== 2) throw new Error(`The feed must contain "${part}" exactly once.`);
  return text.replace(part, () => replacement);
}
