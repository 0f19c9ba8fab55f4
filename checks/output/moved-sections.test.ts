// The anchors consist of lowercase letters, even those of names: cspell:ignoreRegExp /'[a-z0-9-]+'/g
import path from 'node:path';
import {attribute, elementsIn, type Element} from 'markup';
import {expect, it} from 'vitest';
import {elementsOf} from './support/document';

/**
 * Headings that were on a page until it was divided, with the pages that have their sections now. Each page is in the folder
 * of the divided one.
 */
const moved: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'developing/create-project': {
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
  'developing/recipes': {saving: ['save-the-game-as-a-json-file']},
  'troubleshooting/common-issues': {
    'installing-and-upgrading': [
      'platforms-and-upgrading',
      'the-namespace-cocos2d-is-not-found',
      'the-code-no-longer-compiles-after-an-upgrade',
      'the-android-package-brings-warning-nu1701',
    ],
    'building-content': [
      'building-content',
      'the-build-only-says-that-mgcb-failed',
      'the-build-cannot-find-the-mgcb-tool',
      'a-font-file-is-not-found-while-content-builds',
      'a-native-library-is-missing-while-content-builds',
      'a-sound-does-not-build',
      'no-xnb-files-are-built',
      'a-changed-file-still-looks-the-same-in-the-game',
    ],
    starting: [
      'starting-the-game',
      'the-window-stays-black-and-nothing-is-reported',
      'the-game-ends-with-an-assertion',
      'the-window-is-800-by-480-whatever-you-set',
      'width-and-height-are-swapped-after-setorientation',
      'everything-happens-twice-after-the-window-regains-focus',
      'the-game-stops-when-the-window-loses-focus',
      'the-log-is-empty-on-windows-android-and-ios',
    ],
    'missing-pictures': [
      'nothing-on-screen',
      'a-sprite-is-missing-and-nothing-is-thrown',
      'the-log-reports-a-failed-asset-but-the-picture-is-there',
      'a-file-is-found-on-windows-but-not-on-linux',
      'a-file-stays-missing-after-you-added-it',
      'only-a-quarter-of-a-sprite-is-visible',
      'the-window-is-white-after-adding-a-ccclippingnode',
      'drawing-into-a-ccrendertexture-throws-a-nullreferenceexception',
      'a-sprite-sheet-loads-no-frames',
      'loading-animation-frames-throws-a-nullreferenceexception',
      'a-plist-loads-nothing',
      'a-tile-map-ends-the-game',
      'a-tile-map-throws-a-nullreferenceexception',
      'a-tile-map-with-objects-throws-a-formatexception',
      'part-of-a-large-map-or-batch-is-missing',
    ],
    'pictures-and-colors': [
      'pictures',
      'soft-edges-of-a-copied-png-are-dark',
      'a-picture-has-holes',
      'particles-have-hard-edges',
      'drawdot-draws-a-square',
      'a-multiplied-color-comes-out-wrong',
      'color-or-opacity-has-no-effect',
      'children-do-not-fade-with-their-parent',
      'a-ccdrawnode-does-not-fade',
      'an-animated-sprite-with-an-uneven-scale-ends-the-game',
      'a-left-aligned-menu-is-too-far-to-the-right',
    ],
    'text-and-fonts': [
      'text',
      'a-cclabelttf-or-a-menu-item-shows-nothing',
      'a-label-is-three-times-as-high-as-its-text',
      'a-label-is-empty-on-some-systems-only',
      'a-label-keeps-its-old-text',
      'a-label-vanishes-when-its-text-has-an-accent-or-an-emoji',
      'some-letters-are-missing-in-a-bitmap-font-label',
      'a-ttf-file-is-ignored',
      'a-cclabel-throws-a-typeinitializationexception',
      'a-cclabel-throws-a-keynotfoundexception',
      'a-cclabel-loses-letters',
      'text-is-smaller-and-looser-on-linux-and-macos',
    ],
    'actions-and-timers': [
      'actions-timing-and-crashes',
      'something-stops-moving-without-an-error',
      'every-action-in-the-game-stops',
      'one-of-two-nodes-moves-at-double-speed',
      'copying-or-reversing-an-ease-throws-an-invalidcastexception',
      'ccmovefrom-and-its-relatives-do-nothing',
      'an-action-of-your-own-only-writes-to-the-log',
      'changing-delayperunit-has-no-effect',
      'starting-many-timers-at-once-crashes',
    ],
    'scenes-and-nodes': [
      'fields-are-null-in-an-init-override',
      'a-node-is-added-twice',
      'coming-back-to-a-scene-ends-the-game',
      'changing-the-scene-ends-the-game',
      'going-back-shows-the-same-scene-again',
      'onexit-runs-twice-after-poptorootscene',
    ],
    physics: ['a-box2d-body-is-not-destroyed', 'a-sleeping-body-stays-in-midair', 'the-game-hangs-in-destroyfixture'],
    input: [
      'input',
      'keyboard-callbacks-never-fire',
      'only-one-node-hears-key-presses',
      'touches-or-clicks-do-not-arrive',
      'a-paused-node-still-reacts-to-touches',
      'a-removed-node-still-receives-a-touch',
      'cctapnode-never-raises-ontapped',
      'the-right-mouse-button-and-the-wheel-do-nothing',
      'gamepad-callbacks-never-fire',
      'a-gently-pushed-stick-moves-at-full-speed',
      'a-text-field-ignores-digits-and-throws-on-backspace',
      'the-accelerometer-reports-nothing-on-the-desktop',
    ],
    sound: [
      'sound',
      'a-sound-effect-is-silent',
      'music-throws-a-contentloadexception',
      'pausealleffects-does-nothing',
      'a-sound-effect-cannot-be-stopped',
      'a-sound-loops-although-you-did-not-ask-for-it',
      'no-sound-and-no-gamepad-in-the-windows-package',
    ],
    'saving-and-publishing': [
      'saved-data',
      'publishing',
      'values-are-gone-after-a-restart',
      'saved-values-are-gone-after-upgrading-to-250',
      'saving-fails-once-the-game-is-installed',
      'flush-throws-and-the-file-is-broken',
      'saved-fractions-come-back-wrong',
    ],
  },
};

/** Headings that stayed on a divided page. */
const stayed: Readonly<Record<string, readonly string[]>> = {
  'troubleshooting/common-issues': [
    'find-your-symptom',
    'find-your-message',
    'messages-of-older-releases',
    'make-errors-visible-first',
  ],
};

const routeOf = (page: string): string => `/docs/guides/${page}`;

const elementsAt = (page: string): readonly Element[] => elementsOf(`${routeOf(page).slice(1)}/index.html`);

const withId = (elements: readonly Element[], id: string): Element | undefined =>
  elements.find((element) => attribute(element, 'id') === id);

/** Where the links in an element lead, without the link that each heading has to itself. */
const linksIn = (element: Element): readonly string[] =>
  elementsIn(element)
    .filter(({tagName}) => tagName === 'a')
    .map((link) => attribute(link, 'href') ?? '')
    .filter((href) => !href.startsWith('#'));

const cases = Object.entries(moved).flatMap(([page, targets]) =>
  Object.entries(targets).flatMap(([target, ids]) =>
    ids.map((id) => [page, id, `${path.dirname(page)}/${target}`] as const),
  ),
);

it.each(cases)('%s#%s, an address that readers may have kept, leads to its section on %s', (page, id, target) => {
  const place = withId(elementsAt(page), id);
  const links = place ? linksIn(place) : [];
  expect(links).toHaveLength(1);
  const [route, hash] = links[0]?.split('#') ?? [];
  expect(route).toBe(routeOf(target));
  if (hash !== undefined) expect(withId(elementsAt(target), hash)?.tagName).toMatch(/^h[23]$/);
});

/** Sections of common issues, which have no heading on the page that is about the same. */
const sections: readonly string[] = [
  'platforms-and-upgrading',
  'building-content',
  'starting-the-game',
  'nothing-on-screen',
  'pictures',
  'text',
  'actions-timing-and-crashes',
  'input',
  'sound',
  'saved-data',
];
const entries = cases.filter(([page, id]) => page === 'troubleshooting/common-issues' && !sections.includes(id));

it.each(entries)('%s#%s leads to the heading that has the same anchor', (page, id, target) => {
  const place = withId(elementsAt(page), id);
  expect(place && linksIn(place)).toEqual([`${routeOf(target)}#${id}`]);
});

it.each(Object.entries(stayed).flatMap(([page, ids]) => ids.map((id) => [page, id] as const)))(
  '%s#%s is a heading as before',
  (page, id) => {
    expect(withId(elementsAt(page), id)?.tagName).toMatch(/^h[23]$/);
  },
);
