import {expect, it} from 'vitest';
import {hasClass} from './support/apiArticle';
import {attribute, elementsOf} from './support/document';

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
