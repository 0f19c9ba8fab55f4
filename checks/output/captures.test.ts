// cspell:ignore playsinline
import fs from 'node:fs';
import path from 'node:path';
import {fullNameOf} from 'api-model';
import {attribute, elementsIn, hasClass, textOf, type Element} from 'markup';
import {parseFragment} from 'parse5';
import {describe, expect, it} from 'vitest';
import {readCaptureList} from '../../scripts/lib/capture/captureList';
import {readCaptureManifest} from '../../scripts/lib/capture/captureManifest';
import {
  findContradictions,
  typesWithoutCaptureFile,
  readTypesWithoutCapture,
} from '../../scripts/lib/capture/typesWithoutCapture';
import {rootDir} from '../../scripts/lib/paths';
import {apiTypes, fileOfRoute, routeOfName} from './support/apiReference';
import {htmlFiles, readSiteFile, siteFiles} from './support/builtSite';
import {elementsOf} from './support/document';

/** Most samples have at most 15; a complete class takes more. */
const mostLines = 32;

const manifest = readCaptureManifest(rootDir);
const captures = readCaptureList(rootDir);
const ofTypes = captures.filter(({types}) => types !== undefined);
const gallery = elementsOf('docs/api/gallery/index.html');

const named = (elements: readonly Element[], name: string): readonly Element[] =>
  elements.filter(({tagName}) => tagName === name);
const addresses = (elements: readonly Element[]): readonly string[] =>
  elements.flatMap((element) => attribute(element, 'src') ?? []);

describe.each(ofTypes.map((capture) => [capture.name, capture] as const))('%s', (name, capture) => {
  const [type = ''] = capture.types ?? [];
  const page = elementsOf(fileOfRoute(routeOfName(type)));
  const figures = page.filter((element) => hasClass(element, 'capture') && !hasClass(element, 'curve'));
  const shown = figures.flatMap(elementsIn);
  // For readers without JavaScript; the script creates the same video from `data-sources`.
  const players = named(shown, 'noscript').flatMap((element) => elementsIn(parseFragment(textOf(element))));

  it("is on its type's page with its picture and both loops", () => {
    expect(figures).toHaveLength(1);
    expect(addresses(named(shown, 'img'))).toEqual([`/captures/${name}.webp`]);
    const loops = capture.kind === 'still' ? [] : [`/captures/${name}.webm`, `/captures/${name}.mp4`];
    expect(addresses(named(players, 'source'))).toEqual(loops);
    const sources = named(shown, 'capture-loop').flatMap((loop) => attribute(loop, 'data-sources')?.split(' ') ?? []);
    expect(sources).toEqual(loops);
    expect(named(shown, 'video')).toEqual([]);
    for (const address of [`/captures/${name}.webp`, ...loops]) expect(siteFiles).toContain(address.slice(1));
  });

  it("reserves its space, is muted, doesn't autoplay and has controls", () => {
    for (const element of [...named(shown, 'img'), ...named(players, 'video')])
      expect([attribute(element, 'width'), attribute(element, 'height')]).toEqual(capture.size.map(String));
    for (const video of named(players, 'video')) {
      for (const flag of ['muted', 'loop', 'playsinline', 'controls']) expect(attribute(video, flag)).toBeDefined();
      expect(attribute(video, 'preload')).toBe('none');
      expect(attribute(video, 'autoplay')).toBeUndefined();
    }
    // It is near the top.
    expect(named(shown, 'img').map((image) => attribute(image, 'fetchpriority'))).toEqual(['high']);
  });

  it('has a text description', () => {
    const words = [...named(players, 'video'), ...named(shown, 'img')].flatMap(
      (element) => attribute(element, 'aria-label') ?? attribute(element, 'alt') ?? [],
    );
    expect(words).toContain(capture.alt);
    const caption = named(shown, 'figcaption').map(textOf).join('');
    expect(caption).toBe(`Captured on Cocos2D-Mono ${manifest[name]?.engine ?? '?'}`);
  });

  it('is shown with its sample', () => {
    const sources = page.filter(({tagName}) => tagName === 'figure').filter((figure) => !figures.includes(figure));
    const file = path.basename(capture.sample, '.cs').toLowerCase();
    const id = `code-${file}-${capture.region ?? 'example'}`.replaceAll(/[^a-z0-9_-]+/g, '-');
    expect(sources.map((figure) => attribute(figure, 'id'))).toContain(id);
  });

  it('is in the gallery, with a thumbnail, a link to its type and its code to copy', () => {
    const card = gallery.find((element) => attribute(element, 'data-capture') === name);
    const inside = card ? elementsIn(card) : [];
    expect(addresses(named(inside, 'img'))).toEqual([`/captures/${name}-small.webp`]);
    expect(named(inside, 'a').map((link) => attribute(link, 'href'))).toContain(routeOfName(type));
    expect(siteFiles).toContain(`captures/${name}.cs`);
    expect(readSiteFile(`captures/${name}.cs`).trim().split('\n').length).toBeLessThanOrEqual(mostLines);
  });
});

const loadingOf = (image: Element): string =>
  [attribute(image, 'loading') ?? 'eager', ...(attribute(image, 'fetchpriority') === 'high' ? ['first'] : [])].join(
    ' ',
  );

const pagesWithCaptures = htmlFiles.flatMap((file) => {
  const loops = named(elementsOf(file), 'capture-loop');
  const loading = loops.flatMap((loop) => named(elementsIn(loop), 'img').map(loadingOf));
  return loading.length === 0 ? [] : [[file, loading] as const];
});

describe('the pictures of a page with captures', () => {
  it.each(pagesWithCaptures)(
    '%s: the first one is loaded with the page, the others near the screen',
    (_file, loading) => {
      const [first, ...others] = loading;
      expect(['eager', 'eager first']).toContain(first);
      expect(others.filter((each) => each !== 'lazy')).toEqual([]);
    },
  );
});

describe('all captures', () => {
  it('cover every group of the gallery', () => {
    const groups = gallery.filter((element) => attribute(element, 'data-gallery-group') !== undefined);
    const empty = groups.filter((group) => !elementsIn(group).some((element) => attribute(element, 'data-capture')));
    expect(groups).toHaveLength(8);
    expect(empty.map((group) => attribute(group, 'data-gallery-group'))).toEqual([]);
  });

  it('cover every API type except those that are listed with a reason', () => {
    const contradictions = findContradictions({
      types: apiTypes.map(({id}) => fullNameOf(id)),
      captured: captures.flatMap(({types}) => (types ? [types] : [])),
      withoutCapture: readTypesWithoutCapture(path.join(rootDir, typesWithoutCaptureFile)),
    });
    // One text, so that a failure shows the whole list.
    expect(contradictions.join('\n')).toBe('');
  });

  it('of easings include their curve', () => {
    const curves = path.join(rootDir, 'api/easing-curves.json');
    const {curves: drawn} = JSON.parse(fs.readFileSync(curves, 'utf8')) as {readonly curves: object};
    const without = Object.keys(drawn).filter((type) => {
      const page = elementsOf(fileOfRoute(routeOfName(type)));
      const curve = page.find((element) => hasClass(element, 'curve'));
      const texts = curve ? named(elementsIn(curve), 'text').map(textOf) : [];
      return !['time', 'progress'].every((axis) => texts.includes(axis));
    });
    expect(without).toEqual([]);
  });
});
