// cspell:ignore hrefs
import {formatSignature, memberAnchor} from 'api-model';
import {attribute, elementsIn, hasClass} from 'markup';
import {describe, expect, it} from 'vitest';
import {api, apiNamespaces, apiTypes, routeOfName, routeOfType} from './support/apiReference';
import {htmlFiles, readSiteFile, routeOf, siteFiles} from './support/builtSite';
import {elementsOf} from './support/document';

type Cards = Readonly<Record<string, Readonly<Record<string, unknown>> | undefined>>;

const fileOf = (route: string): string => `docs/api/cards/${route.split('/').at(-1) ?? ''}.json`;
const cardsOf = (route: string): Cards => JSON.parse(readSiteFile(fileOf(route))) as Cards;
const external = cardsOf('external');

/** The anchors of each page, and the link targets of the identifiers in its code. */
const pages = htmlFiles.map((file) => {
  const route = routeOf(file) ?? '/404';
  const elements = elementsOf(file);
  const code = elements.filter((element) => hasClass(element, 'code-block'));
  const hrefs = code.flatMap(elementsIn).flatMap((element) => attribute(element, 'href') ?? []);
  return {
    route,
    ids: new Set(elements.flatMap((element) => attribute(element, 'id') ?? [])),
    linked: hrefs.map((href) => (href.startsWith('#') ? route + href : href)),
  };
});

describe('the identifier cards', () => {
  it.each(apiTypes.map((type) => [routeOfType(type), type] as const))('of %s match its anchors', (route, type) => {
    const cards = cardsOf(route);
    const members = type.members ?? [];
    expect(Object.keys(cards)).toEqual(['', ...members.map(({id}) => memberAnchor(id))]);
    expect(cards['']?.['signature']).toBe(formatSignature(type, api.owners(type).slice(0, -1)));
    expect(members.map(({id}) => cards[memberAnchor(id)]?.['signature'])).toEqual(
      members.map((member) => formatSignature(member, api.owners(type))),
    );
  });

  it('describe each type and namespace', () => {
    const routes = [...apiTypes.map(routeOfType), ...apiNamespaces.map(routeOfName)];
    expect(routes.filter((route) => typeof cardsOf(route)['']?.['summary'] !== 'string')).toEqual([]);
  });

  it('have one file per page', () => {
    const files = siteFiles.filter((file) => file.startsWith('docs/api/cards/'));
    expect(files).toHaveLength(apiTypes.length + apiNamespaces.length + 1);
  });

  it('exist for every identifier in displayed code', () => {
    const hrefs = new Set(pages.flatMap(({linked}) => linked));
    expect(hrefs.size).toBeGreaterThan(100);
    expect([...hrefs].filter((href) => !hasCard(href))).toEqual([]);
  });
});

function hasCard(href: string): boolean {
  if (!href.startsWith('/')) return Object.hasOwn(external, href);
  const [route = '', anchor = ''] = href.split('#');
  return siteFiles.includes(fileOf(route)) && Object.hasOwn(cardsOf(route), anchor);
}

describe('the lists of places that use a type', () => {
  const files = siteFiles.filter((file) => file.startsWith('docs/api/uses/'));
  const ids = new Map(pages.map((page) => [page.route, page.ids]));
  const leads = (href: string): boolean => {
    if (href.startsWith('https://github.com/')) return /\/samples\/.+\.cs#L\d+$/.test(href);
    const [route = '', anchor] = href.split('#');
    return anchor === undefined ? ids.has(route) : ids.get(route)?.has(anchor) === true;
  };

  it('exist for heavily used types', () => {
    expect(files).toContain('docs/api/uses/cocos2d.ccnode.json');
  });

  it.each(files)('%s links to code that exists', (file) => {
    const lists = JSON.parse(readSiteFile(file)) as readonly {readonly places: readonly {readonly href: string}[]}[];
    const hrefs = lists.flatMap(({places}) => places.map(({href}) => href));
    expect(hrefs.length).toBeGreaterThan(0);
    expect(hrefs.filter((href) => !leads(href))).toEqual([]);
  });
});
