import {attribute, metaContent} from 'markup';
import {indexFormat} from 'search-engine';
import {readSymbols} from 'search-engine/testing';
import {describe, expect, it} from 'vitest';
import {apiRoutes, fileOfRoute, removedTypeRoutes} from './support/apiReference';
import {htmlFiles, readSiteFile} from './support/builtSite';
import {elementsOf} from './support/document';
import {conceptsFile, firstLane, laneFiles, namedPlaces, textLane} from './support/searchIndex';
import {hiddenRoutes, releasePosts, siteRoutes} from './support/siteRoutes';

const contexts = firstLane.contexts.map(({name}) => name);
const pages = firstLane.contexts.flatMap(({name, pages}) => pages.map((page) => ({...page, context: name})));
const symbols = firstLane.symbols ? readSymbols(firstLane.symbols.lane).symbols : [];

describe('the search files', () => {
  it('contain all names, the concepts and the text of each context, under one hash', () => {
    expect(contexts).toEqual(['guides', 'api', 'tutorials', 'blog']);
    const [hash] = /[0-9a-f]{10}(?=\.json$)/.exec(laneFiles.get('current/first') ?? '') ?? [];
    expect([...laneFiles.values()].sort()).toEqual(
      ['first', 'concepts', ...contexts].map((name) => `search/current/${name}.${String(hash)}.json`).sort(),
    );
  });

  it('are named in the head of every page', () => {
    const hash = laneFiles.get('current/first')?.split('.').at(-2) ?? '';
    const wrong = htmlFiles.filter((file) => {
      const [head = '', ...body] = readSiteFile(file).split('</head>');
      const named = [...head.matchAll(/<meta name="search-index" content="(\w+)">/g)].map(([, found]) => found);
      return named.join() !== hash || body.join().includes('<meta name="search-index"');
    });
    expect(wrong).toEqual([]);
  });

  it('have the format that the scripts read', () => {
    expect([firstLane.format, conceptsFile.format]).toEqual([indexFormat, indexFormat]);
    for (const context of contexts) expect(textLane(context).format).toBe(indexFormat);
  });
});

describe('the index', () => {
  it('has every doc and post once, the API as symbols, and no standalone pages', () => {
    const ofTypes = [...apiRoutes, ...removedTypeRoutes];
    const docs = siteRoutes.filter((route) => route.startsWith('/docs/') && !ofTypes.includes(route));
    expect(pages.map(({u}) => u).sort()).toEqual([...docs, ...releasePosts].sort());
    const symbolPages = symbols.flatMap(({path, anchor, until}) => (anchor === '' && until === undefined ? path : []));
    expect(symbolPages.sort()).toEqual([...apiRoutes].sort());
  });

  it('links removed symbols to their page or to the list of changes', () => {
    const removed = symbols.flatMap(({path, until}) => (until === undefined ? [] : path));
    expect([...new Set(removed)].sort()).toEqual(['/docs/api/changes', ...removedTypeRoutes].sort());
  });

  it('assigns each page to the context of its address', () => {
    const contextOf = (route: string): string => {
      if (route.startsWith('/blog/')) return 'blog';
      if (route.startsWith('/docs/api/')) return 'api';
      return /^\/docs\/(?:tutorials\/|category\/2d-)/.test(route) ? 'tutorials' : 'guides';
    };
    for (const {u, context} of pages) expect(`${u} ${context}`).toBe(`${u} ${contextOf(u)}`);
  });

  it('links only to existing pages and anchors', () => {
    const places = new Set(
      htmlFiles.flatMap((file) => {
        const route = `/${file.replace(/\/?(?:index)?\.html$/, '')}`;
        const ids = elementsOf(file).flatMap((element) => attribute(element, 'id') ?? []);
        return [route, ...ids.map((id) => `${route}#${id}`)];
      }),
    );
    const named = [...namedPlaces, ...symbols.map(({path, anchor}) => (anchor === '' ? path : `${path}#${anchor}`))];
    expect(named.length).toBeGreaterThan(6500);
    expect([...new Set(named)].filter((place) => !places.has(place))).toEqual([]);
  });

  it('has a text for each page and each heading', () => {
    for (const {name, pages: named} of firstLane.contexts) {
      const lengths = textLane(name).texts.map((texts) => texts.length);
      expect(lengths, name).toEqual(named.map(({h}) => h.length + 1));
    }
  });

  it('has the content of pages without the layout around it', () => {
    const all = contexts.flatMap((context) => textLane(context).texts.flat());
    expect(all.join(' ').length).toBeGreaterThan(200_000);
    const around = /\u200B|Direct link to|Copy code|On this page|min read|\s{2}|^\s|\s$/;
    expect(all.filter((text) => around.test(text))).toEqual([]);
  });

  it("has each page's title and description exactly as in its head", () => {
    for (const {u, t, d} of pages) {
      const elements = elementsOf(fileOfRoute(u));
      expect.soft(d, u).toBe(metaContent(elements, 'description'));
      expect.soft(t, u).toMatch(/^\S.*\S$/);
    }
  });

  it('has the version of each release post', () => {
    const versions = pages.flatMap(({u, v}) => (v === undefined ? [] : `${u.replace(/.*\//, '')} ${v}`));
    expect(versions).toEqual(
      releasePosts
        .map((route) => route.replace(/.*\//, ''))
        .map((name) => `${name} ${name.replace('-release', '')}`)
        .sort(),
    );
  });

  it('has a signature for each symbol', () => {
    const {signatures = []} = textLane('api').symbols ?? {};
    expect(signatures).toHaveLength(symbols.length);
    const without = symbols.filter(({kind}, index) => kind !== 'namespace' && signatures[index] === '');
    expect(without).toEqual([]);
  });
});

it.each(hiddenRoutes)('%s asks search engines not to index it', (route) => {
  expect(metaContent(elementsOf(fileOfRoute(route)), 'robots')).toContain('noindex');
});
