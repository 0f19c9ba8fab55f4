import {attribute} from 'markup';
import {describe, expect, it} from 'vitest';
import {publicAddress, readSiteFile, routeOf, siteFiles, baseUrl, htmlFiles, siteUrl} from './support/builtSite';
import {elementsOf} from './support/document';

interface Manifest {
  readonly start_url: string;
  readonly icons: readonly {readonly src: string}[];
}

const manifestAddress = publicAddress('site.webmanifest');
const manifest = JSON.parse(readSiteFile('site.webmanifest')) as Manifest;
const fileAt = (address: string): string => address.slice((siteUrl + baseUrl).length);

describe('the manifest', () => {
  it('starts the site at its home page', () => {
    expect(new URL(manifest.start_url, manifestAddress).href).toBe(siteUrl + (routeOf('index.html') ?? ''));
  });

  it('has icons that exist', () => {
    const icons = manifest.icons.map(({src}) => fileAt(new URL(src, manifestAddress).href));
    expect(icons.length).toBeGreaterThan(0);
    expect(icons.filter((icon) => !siteFiles.includes(icon))).toEqual([]);
  });
});

it.each(htmlFiles)('%s links to the manifest and to icons that exist', (file) => {
  const linked = elementsOf(file).filter(
    (element) =>
      element.tagName === 'link' && /^(?:icon|apple-touch-icon|manifest)$/.test(attribute(element, 'rel') ?? ''),
  );
  const files = linked.map((link) => fileAt(new URL(attribute(link, 'href') ?? '', siteUrl).href));
  expect(files).toContain('site.webmanifest');
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((each) => !siteFiles.includes(each))).toEqual([]);
});
