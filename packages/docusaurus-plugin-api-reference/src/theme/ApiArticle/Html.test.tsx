import {renderToStaticMarkup} from 'react-dom/server';
import {expect, test, vi} from 'vitest';
import Html from './Html';

const reported = vi.hoisted(() => ({links: [] as string[], anchors: [] as string[]}));
// Docusaurus's own module can't run here, because it has JSX in a .js file.
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({
    collectLink: (link: string) => reported.links.push(link),
    collectAnchor: (anchor: string) => reported.anchors.push(anchor),
  }),
}));

test('finished HTML reports its links within the site and its anchors to the link check', () => {
  const html =
    '<a href="/search?q=node&amp;in=api">search</a> <a href="#Run">run</a> <i id="origin">origin</i> ' +
    '<a href="https://monogame.net/">MonoGame</a>';
  expect(renderToStaticMarkup(<Html as="p" html={html} />)).toBe(`<p>${html}</p>`);
  expect(reported).toEqual({links: ['/search?q=node&in=api', '#Run'], anchors: ['origin']});
});
