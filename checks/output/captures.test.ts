// cspell:ignore playsinline
import fs from 'node:fs';
import path from 'node:path';
import {fullNameOf} from 'api-model';
import {describe, expect, it} from 'vitest';
import {readCaptureList} from '../../scripts/lib/capture/captureList';
import {captureFolder, readCaptureManifest} from '../../scripts/lib/capture/captureManifest';
import {findUnseen, nothingToSeeFile, readNothingToSee} from '../../scripts/lib/capture/typesToSee';
import {rootDir} from '../../scripts/lib/paths';
import {hasClass} from './support/apiArticle';
import {apiTypes, fileOfRoute, routeOfName} from './support/apiReference';
import {readSiteFile, siteFiles} from './support/builtSite';
import {attribute, elementsIn, elementsOf, textOf, type Element} from './support/document';

const kilobyte = 1000;
const megabyte = 1000 * kilobyte;
/** Most samples have at most 15; a class of one's own, with all that it needs, takes more. */
const mostLines = 32;

const manifest = readCaptureManifest(rootDir);
const captures = readCaptureList(rootDir);
const ofTypes = captures.filter(({types}) => types !== undefined);
const gallery = elementsOf('docs/api/gallery/index.html');

const bytesOf = (file: string): number => fs.statSync(path.join(rootDir, captureFolder, file)).size;
const named = (elements: readonly Element[], name: string): readonly Element[] =>
  elements.filter(({tagName}) => tagName === name);
const addresses = (elements: readonly Element[]): readonly string[] =>
  elements.flatMap((element) => attribute(element, 'src') ?? []);

describe.each(ofTypes.map((capture) => [capture.name, capture] as const))('%s', (name, capture) => {
  const [type = ''] = capture.types ?? [];
  const page = elementsOf(fileOfRoute(routeOfName(type)));
  const figures = page.filter((element) => hasClass(element, 'capture') && !hasClass(element, 'curve'));
  const shown = figures.flatMap(elementsIn);

  it('is on the page of its type with its picture and both loops', () => {
    expect(figures).toHaveLength(1);
    expect(addresses(named(shown, 'img'))).toEqual([`/captures/${name}.webp`]);
    const loops = capture.kind === 'still' ? [] : [`/captures/${name}.webm`, `/captures/${name}.mp4`];
    expect(addresses(named(shown, 'source'))).toEqual(loops);
    for (const address of [`/captures/${name}.webp`, ...loops]) expect(siteFiles).toContain(address.slice(1));
  });

  it('keeps its place, plays neither sound nor by itself, and has controls', () => {
    for (const element of [...named(shown, 'img'), ...named(shown, 'video')])
      expect([attribute(element, 'width'), attribute(element, 'height')]).toEqual(capture.size.map(String));
    for (const video of named(shown, 'video')) {
      for (const flag of ['muted', 'loop', 'playsinline', 'controls']) expect(attribute(video, flag)).toBeDefined();
      expect(attribute(video, 'preload')).toBe('none');
      expect(attribute(video, 'autoplay')).toBeUndefined();
    }
    expect(named(shown, 'img').map((image) => attribute(image, 'loading'))).toEqual(['lazy']);
  });

  it('is told in words', () => {
    const words = [...named(shown, 'video'), ...named(shown, 'img')].flatMap(
      (element) => attribute(element, 'aria-label') ?? attribute(element, 'alt') ?? [],
    );
    expect(words).toContain(capture.alt);
    const caption = named(shown, 'figcaption').map(textOf).join('');
    expect(caption).toBe(`Captured on Cocos2D-Mono ${manifest[name]?.engine ?? '?'}`);
  });

  it('stands with its sample', () => {
    const sources = page.filter(({tagName}) => tagName === 'figure').filter((figure) => !figures.includes(figure));
    const file = path.basename(capture.sample, '.cs').toLowerCase();
    const id = `code-${file}-${capture.region ?? 'example'}`.replaceAll(/[^a-z0-9_-]+/g, '-');
    expect(sources.map((figure) => attribute(figure, 'id'))).toContain(id);
  });

  it('is in the gallery, with a small picture, a link to its type and its code to copy', () => {
    const card = gallery.find((element) => attribute(element, 'data-capture') === name);
    const inside = card ? elementsIn(card) : [];
    expect(addresses(named(inside, 'img'))).toEqual([`/captures/${name}-small.webp`]);
    expect(named(inside, 'a').map((link) => attribute(link, 'href'))).toContain(routeOfName(type));
    expect(siteFiles).toContain(`captures/${name}.cs`);
    expect(readSiteFile(`captures/${name}.cs`).trim().split('\n').length).toBeLessThanOrEqual(mostLines);
  });
});

describe('all captures', () => {
  const files = Object.values(manifest).flatMap((record) => Object.values(record.files));

  it('weigh at most 40 kB a loop on average, 35 kB a poster of a type, and with their fallbacks 20 MB together', () => {
    const bytes = (ending: string): number =>
      files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + bytesOf(file), 0);
    const loops = files.filter((file) => file.endsWith('.webm'));
    const average = bytes('.webm') / loops.length;
    const parts = ['.webm', '.mp4', '.webp'].map((ending) => `${(bytes(ending) / megabyte).toFixed(1)} MB ${ending}`);
    console.log(`${files.length} files, ${parts.join(', ')}; a loop ${Math.round(average)} bytes`);
    expect(average).toBeLessThanOrEqual(40 * kilobyte);
    // What a browser of today can load: loops, and not their fallbacks.
    expect(bytes('.webm')).toBeLessThanOrEqual(12 * megabyte);
    expect(bytes('')).toBeLessThanOrEqual(20 * megabyte);
    const posters = ofTypes.map(({name}) => `${name}.webp`);
    expect(posters.filter((file) => bytesOf(file) > 35 * kilobyte)).toEqual([]);
  });

  it('fill every part of the gallery', () => {
    const parts = gallery.filter((element) => attribute(element, 'data-gallery-part') !== undefined);
    const empty = parts.filter((part) => !elementsIn(part).some((element) => attribute(element, 'data-capture')));
    expect(parts).toHaveLength(8);
    expect(empty.map((part) => attribute(part, 'data-gallery-part'))).toEqual([]);
  });

  it('show every type of the API, or a list says why there is nothing to see of it', () => {
    const unseen = findUnseen({
      types: apiTypes.map(({id}) => fullNameOf(id)),
      captured: captures.flatMap(({types}) => (types ? [types] : [])),
      nothingToSee: readNothingToSee(path.join(rootDir, nothingToSeeFile)),
    });
    // One text, so that the whole list can be read.
    expect(unseen.join('\n')).toBe('');
  });

  it('of easings come with their curve', () => {
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
