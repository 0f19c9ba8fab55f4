import {attribute, elementsIn, hasClass, textOf, type Element} from 'markup';
import {describe, expect, it} from 'vitest';
import {linksIn} from './support/apiArticle';
import {apiDocs, apiRoutes, apiSidebar, fileOfRoute, removedTypeRoutes} from './support/apiReference';
import {htmlFiles, readSiteFile, routeOf} from './support/builtSite';
import {elementsOf} from './support/document';

/** A complete sidebar would have 620 links. */
const mostSidebarLinks = 120;

it('the sidebar lists every page of the API once', () => {
  const listed = apiSidebar.slice(apiDocs.length).map(({route}) => route);
  expect([...listed].sort()).toEqual([...apiRoutes].sort());
});

/** Pages of current types and namespaces that the build has written below /docs/api/, independent of the facts. */
const builtPages = htmlFiles
  .flatMap((file) => (/^docs\/api\/[^/]+\/index\.html$/.test(file) ? (routeOf(file) ?? []) : []))
  .filter((route) => !removedTypeRoutes.includes(route));

it('removed types keep a page that says so, outside the sidebar', () => {
  for (const route of removedTypeRoutes) {
    const text = readSiteFile(fileOfRoute(route));
    expect(text).toMatch(/Removed in \d+\.\d+\.\d+/);
    expect(sidebarLinks(route)).not.toContain(route);
  }
});

it('every page of a current type or namespace is in the sidebar of the API', () => {
  expect(builtPages.length).toBeGreaterThan(600);
  const outside = builtPages.filter((route) => {
    const links = sidebarLinks(route);
    return links[0] !== '/docs/api/introduction' || links.filter((href) => href === route).length !== 1;
  });
  expect(outside).toEqual([]);
});

it('the sidebars of all these pages together link to exactly these pages', () => {
  const pages = builtPages.flatMap(sidebarLinks).filter((href) => !href.includes('#'));
  expect([...new Set(pages)].sort()).toEqual([...builtPages].sort());
});

/** The links in a page's sidebar. Read as text, because parsing 620 pages would take a minute. */
function sidebarLinks(route: string): readonly string[] {
  const [, after = ''] = readSiteFile(fileOfRoute(route)).split('aria-label="Docs sidebar"');
  const [sidebar = ''] = after.split('</nav>');
  return [...sidebar.matchAll(/ href="?([^\s">]+)/g)].map(([, href = '']) => href);
}

describe.each(apiSidebar.map((entry, index) => [entry.route, entry, index] as const))('%s', (route, entry, index) => {
  const elements = elementsOf(fileOfRoute(route));
  const navigation = (label: string): readonly Element[] =>
    elements.filter((element) => element.tagName === 'nav' && attribute(element, 'aria-label') === label);

  it('links to the previous and the next page in the sidebar', () => {
    const [pages] = navigation('Docs pages');
    const link = (name: string): string | undefined => {
      const found = pages && elementsIn(pages).find((element) => hasClass(element, `pagination-nav__link--${name}`));
      return found && attribute(found, 'href');
    };
    expect(link('prev')).toBe(apiSidebar[index - 1]?.route);
    expect(link('next')).toBe(apiSidebar[index + 1]?.route);
  });

  it('has breadcrumbs for home, its sidebar categories and itself', () => {
    const [breadcrumbs] = navigation('Breadcrumbs');
    const addresses = breadcrumbs ? linksIn(breadcrumbs).map(({href}) => href) : [];
    expect(addresses).toEqual(['/', ...entry.categories]);
    const last =
      breadcrumbs && elementsIn(breadcrumbs).find((element) => hasClass(element, 'breadcrumbs__item--active'));
    expect(last && textOf(last)).toMatch(/\S/);
  });

  it('has a sidebar with only its own branch open', () => {
    const [sidebar] = navigation('Docs sidebar');
    const inside = sidebar ? elementsIn(sidebar) : [];
    const links = inside.filter(({tagName}) => tagName === 'a');
    const current = links.filter((link) => attribute(link, 'aria-current') === 'page');
    expect(current.map((link) => attribute(link, 'href'))).toEqual([route]);
    expect(links.length).toBeLessThanOrEqual(mostSidebarLinks);
    const open = inside.filter((element) => attribute(element, 'aria-expanded') === 'true');
    const around = apiRoutes.includes(route) && entry.categories.length === 0 ? [route] : entry.categories;
    expect(open).toHaveLength(around.length);
  });

  it('uses its heading as its title', () => {
    const [title] = elements.filter(({tagName}) => tagName === 'title');
    const [heading] = elements.filter(({tagName}) => tagName === 'h1');
    expect(title && heading && textOf(title).startsWith(textOf(heading))).toBe(true);
  });
});
