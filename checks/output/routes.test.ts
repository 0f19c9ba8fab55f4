import {attribute, hasClass, metaContent, textOf} from 'markup';
import {describe, expect, it} from 'vitest';
import {addedRoutes} from './support/addedRoutes';
import {baseUrl, htmlFiles, publicAddress, readSiteFile, routeOf, siteUrl} from './support/builtSite';
import {elementsOf} from './support/document';
import {specifiedRoutes} from './support/specifiedRoutes';

describe('the routes', () => {
  const built = htmlFiles.map(routeOf).filter((route) => route !== undefined);

  it('include every route of the specification', () => {
    expect(specifiedRoutes.filter((route) => !built.includes(route))).toEqual([]);
  });

  it('beyond the specification are exactly those that are listed', () => {
    expect(built.filter((route) => !specifiedRoutes.includes(route)).sort()).toEqual([...addedRoutes].sort());
  });

  it('include a not-found page', () => {
    expect(htmlFiles).toContain('404.html');
  });

  it('include a favicon whose format matches its extension', () => {
    // An ICO file begins with 0, 0, 1, 0; a text file wouldn't.
    expect([...Buffer.from(readSiteFile('img/favicon.ico')).subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  });
});

describe.each(htmlFiles)('%s', (file) => {
  const elements = elementsOf(file);
  const named = (tagName: string) => elements.filter((element) => element.tagName === tagName);
  const route = routeOf(file);

  it('has a title of the form "page | site"', () => {
    const [title, ...more] = named('title').filter((element) => element.parentNode?.nodeName === 'head');
    expect(more).toEqual([]);
    expect(title && textOf(title)).toMatch(/^\S.* \| Cocos2D-Mono$/);
  });

  it('declares its language and direction', () => {
    const [html] = named('html');
    expect(html && attribute(html, 'lang')).toBe('en');
    expect(html && attribute(html, 'dir')).toBe('ltr');
  });

  it('has one first-level heading', () => {
    expect(named('h1').map((heading) => textOf(heading).trim())).toEqual([expect.stringMatching(/\S/)]);
  });

  it('has exactly one main landmark', () => {
    expect(named('main')).toHaveLength(1);
  });

  it('has the navbar, the main area and the footer in this order', () => {
    const parts = elements.filter(
      (element) =>
        element.tagName === 'main' || hasClass(element, 'navbar') || hasClass(element, 'theme-layout-footer'),
    );
    expect(parts.map(({tagName}) => tagName)).toEqual(['nav', 'main', 'footer']);
    expect(parts.map((part) => textOf(part).trim())).not.toContain('');
  });

  it('has no form that sends a POST request', () => {
    const forms = named('form').map((form) => [
      attribute(form, 'method') ?? 'get',
      attribute(form, 'action') ?? 'here',
    ]);
    for (const [method, action] of forms) {
      expect(method).toBe('get');
      expect([`${baseUrl}search`, `${baseUrl}search/`, 'here']).toContain(action);
    }
  });

  it('links to the favicon', () => {
    const icons = named('link').filter((element) => attribute(element, 'rel') === 'icon');
    expect(icons.map((element) => attribute(element, 'href'))).toContain(`${baseUrl}img/favicon.ico`);
  });

  it.runIf(route !== undefined)('has a description of 50 to 160 characters', () => {
    const description = metaContent(elements, 'description') ?? '';
    expect.soft(description.length, description).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, description).toBeLessThanOrEqual(160);
  });

  it.runIf(route !== undefined)('declares its canonical address, also for Open Graph', () => {
    const canonical = named('link').filter((element) => attribute(element, 'rel') === 'canonical');
    expect(canonical.map((element) => attribute(element, 'href'))).toEqual([siteUrl + (route ?? '')]);
    const shared = named('meta').filter((element) => attribute(element, 'property') === 'og:url');
    expect(shared.map((element) => attribute(element, 'content'))).toEqual([siteUrl + (route ?? '')]);
  });

  it.runIf(route === undefined)("has no canonical address and isn't indexed by search engines", () => {
    const naming = named('link').filter((element) => /^(?:canonical|alternate)$/.test(attribute(element, 'rel') ?? ''));
    expect(naming.filter((element) => !attribute(element, 'type')?.startsWith('application/'))).toEqual([]);
    expect(named('meta').filter((element) => attribute(element, 'property') === 'og:url')).toEqual([]);
    expect(metaContent(elements, 'robots')).toBe('noindex');
  });

  it('declares its language with the country, as Open Graph requires', () => {
    const locales = named('meta').filter((element) => attribute(element, 'property') === 'og:locale');
    expect(locales.map((element) => attribute(element, 'content'))).toEqual(['en_US']);
  });

  it('has Open Graph tags with its title, its description and a picture', () => {
    const property = (name: string) => {
      const meta = named('meta').find((element) => attribute(element, 'property') === name);
      return meta && attribute(meta, 'content');
    };
    const [title] = named('title');
    expect(property('og:title')).toBe(title && textOf(title));
    expect(property('og:description')).toBe(metaContent(elements, 'description'));
    expect(property('og:image')).toMatch(new RegExp(`^${publicAddress('img/')}.+\\.jpg$`));
  });
});

it('no two pages have the same title or the same description', () => {
  const pages = htmlFiles.filter((file) => routeOf(file) !== undefined);
  for (const read of [
    (file: string) => elementsOf(file).find(({tagName}) => tagName === 'title'),
    (file: string) => metaContent(elementsOf(file), 'description'),
  ]) {
    const texts = pages.map((file) => {
      const found = read(file);
      return typeof found === 'object' ? textOf(found) : found;
    });
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  }
});
