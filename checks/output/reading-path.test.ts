import {attribute, elementsIn, hasClass} from 'markup';
import {expect, it} from 'vitest';
import {elementsOf} from './support/document';
import {siteRoutes} from './support/siteRoutes';

const start = '/docs/guides/getting-started/introduction';
const end = '/docs/guides/developing/adding-content';

/** The address that the page's "Next" or "Previous" leads to. */
function neighbor(route: string, side: 'next' | 'prev'): string | undefined {
  const link = elementsOf(`${route.slice(1)}/index.html`).find((each) =>
    hasClass(each, `pagination-nav__link--${side}`),
  );
  return link && attribute(link, 'href');
}

it('leads from the introduction through the first game and the platformer to the guides, and back the same way', () => {
  const path = [start];
  for (let route = neighbor(start, 'next'); route !== undefined; route = neighbor(route, 'next')) {
    expect(neighbor(route, 'prev'), `Previous on ${route}`).toBe(path.at(-1));
    expect(path).not.toContain(route);
    path.push(route);
    if (route === end) break;
  }
  expect(path.at(-1)).toBe(end);
  expect(path).toEqual(
    expect.arrayContaining([
      '/docs/guides/getting-started/environment-setup',
      '/docs/tutorials/first-game',
      '/docs/tutorials/platformer-tutorial/overview',
      '/docs/guides/developing/overview',
      '/docs/guides/developing/create-project',
    ]),
  );
});

const stepClasses = ['breadcrumbs', 'theme-doc-card-container', 'pagination-nav__link'];

/** The docs to which a page leads without scripts: its breadcrumbs, a category's cards, the next and the previous page. */
function steps(route: string): readonly string[] {
  return elementsOf(`${route.slice(1)}/index.html`)
    .filter((each) => stepClasses.some((name) => hasClass(each, name)))
    .flatMap(elementsIn)
    .flatMap((each) => (each.tagName === 'a' ? (attribute(each, 'href') ?? []) : []))
    .filter((address) => address.startsWith('/docs/'));
}

it('leads from every guide to every other one without scripts, which draw the sidebar on a phone', () => {
  const guides = siteRoutes.filter((route) => route.startsWith('/docs/guides/'));
  expect(guides.length).toBeGreaterThanOrEqual(36);
  const next = new Map<string, readonly string[]>();
  const reachableFrom = (route: string): readonly string[] => {
    const found = new Set([route]);
    for (const each of found) {
      if (!next.has(each)) next.set(each, steps(each));
      for (const address of next.get(each) ?? []) found.add(address);
    }
    return [...found];
  };
  // To every one from the first, and to the first from every one.
  expect(reachableFrom(start)).toEqual(expect.arrayContaining(guides));
  for (const guide of guides) expect(reachableFrom(guide), guide).toContain(start);
});
