import {describe, expect, it} from 'vitest';
import {countLinks} from './countLinks';
import {linkedPlaces} from './linkedPlaces';

const page = (address: string, article: string, around = ''): {address: string; html: string} => ({
  address,
  html: `<body>${around}<article>${breadcrumbs}<div class="theme-doc-markdown markdown">${article}</div></article>${around}`,
});

const breadcrumbs =
  '<nav class="theme-doc-breadcrumbs x" aria-label=Breadcrumbs><a href=/docs/part>Part</a><a href=/docs/part#group>Group</a></nav>';

const counts = (...pages: ReturnType<typeof page>[]): Record<string, number> =>
  Object.fromEntries(countLinks(pages.map(({html, address}) => ({links: linkedPlaces(html, address)}))));

describe('links between pages', () => {
  it('counts a page once for each other page that links to it', () => {
    expect(
      counts(
        page('/docs/a', '<a href=/docs/c>C</a> <a class="" href="/docs/c">C again</a>'),
        page('/docs/b', '<p><a class="link" href=/docs/c>C</a> <a href=/docs/a/>A</a>'),
        page('/docs/c', '<a href=/docs/c>C</a><a href=#here>Here</a>'),
      ),
    ).toMatchObject({'/docs/a': 1, '/docs/c': 2});
  });

  it('counts links to a place for the place and for its page', () => {
    expect(counts(page('/docs/a', '<a href=/docs/b#x>X</a><a href=/docs/b#y>Y</a>'))).toEqual({
      '/docs/b': 1,
      '/docs/b#x': 1,
      '/docs/b#y': 1,
    });
  });

  it('leaves out menus, footers, other sites and the page’s ancestors', () => {
    const outside = '<a href=https://example.invalid/>x</a><a href=//example.invalid/>x</a>';
    const upward = '<a href=/docs/part>Part</a><a href=/docs/part#other>Other</a>';
    const footer = '<footer class=theme-doc-footer><a href=/docs/edit>Edit</a></footer>';
    expect(counts(page('/docs/a', outside + upward + footer, '<nav><a href=/docs/menu>Menu</a></nav>'))).toEqual({});
  });

  it('leaves out generated sections', () => {
    const section = (id: string): string =>
      `<section data-api><h2 class=x id=${id}>Heading</h2><details><a href=/docs/${id}>x</a></details></section>`;
    const {html} = page('/docs/a', section('family') + section('family-tree') + section('methods'));
    expect([...linkedPlaces(html, '/docs/a', ['family', 'used-by'])]).toEqual(['/docs/family-tree', '/docs/methods']);
  });

  it('counts nothing in a page without an article', () => {
    expect(counts({address: '/', html: '<main><a href=/docs/a>A</a></main>'})).toEqual({});
  });
});
