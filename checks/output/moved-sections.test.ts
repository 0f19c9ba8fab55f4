// cspell:ignore appdelegate hellolayer
import {expect, it} from 'vitest';
import {attribute, elementsIn, elementsOf, type Element} from './support/document';

const guides = '/docs/guides/developing';

/** Headings that were on a page until it was divided, with the pages that have their sections now. */
const moved: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'create-project': {
    'project-files': [
      'what-each-file-is-for',
      'the-content-project',
      'program-the-entry-point',
      'game1-the-monogame-side',
      'appdelegate-the-engine-side',
      'hellolayer-what-the-player-sees',
    ],
    scenes: ['how-the-game-starts', 'the-life-of-a-node', 'switching-scenes'],
    'window-size': [
      'window-size-and-design-resolution',
      'set-the-window-size-before-the-appdelegate',
      'change-the-window-size-while-the-game-runs',
      'show-the-game-in-full-screen',
      'choose-a-resolution-policy',
    ],
    'debug-and-publish': [
      'find-and-fix-errors',
      'stop-at-a-breakpoint',
      'see-every-exception',
      'read-the-engines-log',
      'when-the-game-ends-with-an-assertion',
      'show-the-frame-rate',
      'publish-your-game',
      'make-a-macos-app-bundle',
      'android-ios-and-stores',
    ],
  },
};

const withId = (elements: readonly Element[], id: string): Element | undefined =>
  elements.find((element) => attribute(element, 'id') === id);

const cases = Object.entries(moved).flatMap(([page, targets]) =>
  Object.entries(targets).flatMap(([target, ids]) => ids.map((id) => [page, id, target] as const)),
);

it.each(cases)('%s#%s, an address that readers may have kept, leads to its section on %s', (page, id, target) => {
  const place = withId(elementsOf(`${guides.slice(1)}/${page}/index.html`), id);
  const links = place ? elementsIn(place).filter(({tagName}) => tagName === 'a') : [];
  expect(links).toHaveLength(1);
  const [path, hash] = (links[0] && attribute(links[0], 'href'))?.split('#') ?? [];
  expect(path).toBe(`${guides}/${target}`);
  if (hash !== undefined)
    expect(withId(elementsOf(`${guides.slice(1)}/${target}/index.html`), hash)?.tagName).toMatch(/^h[23]$/);
});
