import {expect, test} from 'vitest';
import {notFoundHead} from './notFoundHead';

test("the not-found page has no canonical address and isn't indexed by search engines", () => {
  expect(
    notFoundHead(
      '<head><meta charset=UTF-8><meta property=og:url content=https://x.dev/404.html /><meta property=og:locale content=en_US />' +
        '<link rel=icon href=/a.ico /><link data-rh=true rel=canonical href=https://x.dev/404.html />' +
        '<link rel=alternate href=https://x.dev/404.html hreflang=en /><link rel=alternate type=application/rss+xml href=/rss.xml></head>',
    ),
  ).toBe(
    '<head><meta name="robots" content="noindex"><meta charset=UTF-8><meta property=og:locale content=en_US />' +
      '<link rel=icon href=/a.ico /><link rel=alternate type=application/rss+xml href=/rss.xml></head>',
  );
});

test('a page in an unknown format fails the build', () => {
  expect(() => notFoundHead('<head></head>')).toThrow('canonical');
});
