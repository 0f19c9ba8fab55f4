import {describe, expect, it} from 'vitest';
import {addPage, addSearch, noRecent, parseRecent, removePage, removeSearch, type Recent} from './recent';

const page = (href: string) => ({href, title: `Title of ${href}`, place: 'Guides'});

describe('addSearch', () => {
  it('puts the newest first and keeps five', () => {
    const recent = ['a', 'b', 'c', 'd', 'e', 'f'].reduce(addSearch, noRecent);
    expect(recent.searches).toEqual(['f', 'e', 'd', 'c', 'b']);
  });

  it('lists a search once, as last written', () => {
    expect(addSearch({searches: ['jump', 'Music'], pages: []}, ' music ').searches).toEqual(['music', 'jump']);
  });

  it('does not keep empty searches', () => {
    expect(addSearch(noRecent, '  ')).toEqual(noRecent);
  });
});

describe('addPage', () => {
  it('lists a page once, the newest first', () => {
    const recent = ['/a', '/b', '/a'].map(page).reduce(addPage, noRecent);
    expect(recent.pages.map(({href}) => href)).toEqual(['/a', '/b']);
  });
});

describe('removing', () => {
  const recent: Recent = {searches: ['jump', 'music'], pages: [page('/a'), page('/b')]};

  it('removes one search', () => {
    expect(removeSearch(recent, 'jump')).toEqual({...recent, searches: ['music']});
  });

  it('removes one page', () => {
    expect(removePage(recent, '/b')).toEqual({...recent, pages: [page('/a')]});
  });
});

describe('parseRecent', () => {
  it('reads what was stored', () => {
    const recent: Recent = {searches: ['jump'], pages: [page('/a')]};
    expect(parseRecent(JSON.stringify(recent), '/')).toEqual(recent);
  });

  it.each([
    null,
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '{"searches":1,"pages":{}}',
    '{"searches":[1,{}],"pages":["a",null]}',
  ])('finds nothing in %s', (stored) => {
    expect(parseRecent(stored, '/')).toEqual(noRecent);
  });

  it('leaves out addresses outside the site', () => {
    const pages = ['/site/a', '/b', 'https://example.org/', '//example.org/', 'javascript:alert(1)'].map(page);
    expect(parseRecent(JSON.stringify({pages}), '/site/').pages).toEqual([page('/site/a')]);
    expect(parseRecent(JSON.stringify({pages: [page('//example.org/')]}), '/').pages).toEqual([]);
    for (const href of ['/\\example.org/', '/\t/example.org/', '/\\\\example.org', '//[', 'https://site.invalid/a'])
      expect(parseRecent(JSON.stringify({pages: [page(href)]}), '/').pages, href).toEqual([]);
    expect(parseRecent(JSON.stringify({pages: [page('/site/../other')]}), '/site/').pages).toEqual([]);
  });

  it('reads no more entries than are ever stored', () => {
    expect(parseRecent(JSON.stringify({searches: Array(100).fill('a')}), '/').searches).toHaveLength(5);
  });
});
