import {describe, expect, it} from 'vitest';
import {moveSheets, sheetAddresses} from './moveSheets';

const page = (head: string, body = '<p>Words</p>'): string =>
  `<!doctype html><html><head><title>t</title>${head}</head><body>${body}</body></html>`;
const sheets = '<link rel=stylesheet href=/a.css /><link href="/b.css" rel="stylesheet">';

describe('sheetAddresses', () => {
  it('lists the stylesheets in the head', () => {
    expect(sheetAddresses(page(`<link rel=icon href=/i.svg>${sheets}`, '<link rel=stylesheet href=/c.css>'))).toEqual([
      '/a.css',
      '/b.css',
    ]);
  });
});

describe('moveSheets', () => {
  it('replaces the stylesheets with the rules and moves them after the content', () => {
    expect(moveSheets(page(`<meta name=x>${sheets}<script src=/main.js defer></script>`), 'p{top:0}')).toBe(
      page('<meta name=x><style>p{top:0}</style><script src=/main.js defer></script>', `<p>Words</p>${sheets}`),
    );
  });

  it('does not move other links', () => {
    const rest = '<link rel=preload href=/f.woff2 as=font><link rel=icon href=/stylesheet.svg>';
    expect(moveSheets(page(rest + sheets), '')).toBe(page(`${rest}<style></style>`, `<p>Words</p>${sheets}`));
  });

  it('inserts rules verbatim and accepts a body without an end tag', () => {
    const html = '<head><link rel=stylesheet href=/a.css></head><body><p>Words';
    expect(moveSheets(html, "p{content:'$&'}")).toBe(
      "<head><style>p{content:'$&'}</style></head><body><p>Words<link rel=stylesheet href=/a.css>",
    );
  });
});
