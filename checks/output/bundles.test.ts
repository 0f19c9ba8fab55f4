import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {rootDir} from '../../scripts/lib/paths';
import {readSiteFile, siteFiles} from './support/builtSite';

const scripts = siteFiles.filter((file) => file.startsWith('assets/js/') && file.endsWith('.js'));
const mainScripts = scripts.filter((file) => file.startsWith('assets/js/main.'));

const mainScriptLimit = 105_000;
/** A hard limit instead of a budget, because the stylesheet must not grow with content. */
const styleSheetLimit = 23_100;

describe('the scripts', () => {
  it('exist', () => expect(scripts.length).toBeGreaterThan(50));

  it.each([
    // Strings that every bundle with a highlighter contains, minified or not.
    ['Prism', /\bPrism\b.{0,40}\bmanual\b|languages\.insertBefore|tokenizePlaceholders|token-line/],
    ['Shiki or its grammars', /tokenizeLine2|vscode-textmate|scopeName/],
    ['search service', /algolia\.net|DocSearch|searchClient/],
    ['React of development', /react-dom-client\.development|Check the render method of/],
  ])('contain no %s', (_what, mark) => {
    expect(scripts.filter((file) => mark.test(readSiteFile(file)))).toEqual([]);
  });

  it('contain no path of the build machine', () => {
    expect(scripts.filter((file) => readSiteFile(file).includes(rootDir))).toEqual([]);
  });

  it('have no source maps', () => {
    expect(siteFiles.filter((file) => file.endsWith('.map'))).toEqual([]);
  });
});

describe('main.js', () => {
  it(`is one file of at most ${mainScriptLimit} bytes, gzipped`, () => {
    expect(mainScripts).toHaveLength(1);
    const size = gzipSync(readSiteFile(mainScripts[0] ?? ''), {level: 9}).length;
    console.log(`main.js: ${size} bytes gzipped`);
    expect(size).toBeLessThanOrEqual(mainScriptLimit);
  });

  // Each is recognized by strings that minifying doesn't change. ARCHITECTURE.md lists what the size consists of.
  it.each([
    ['React', 'Minified React error'],
    ['React DOM', 'onRecoverableError'],
    ['the router', 'staticContext'],
    ['the head manager', 'data-rh'],
    ['the progress bar', 'nprogress'],
    ['the color mode', 'data-theme-choice'],
  ])('contains %s', (_what, words) => {
    expect(readSiteFile(mainScripts[0] ?? '')).toContain(words);
  });

  it('contains no page text', () => {
    const main = readSiteFile(mainScripts[0] ?? '');
    expect(main).not.toContain('MDXContent');
    expect(main).not.toContain('tok-keyword');
  });
});

describe('the stylesheet', () => {
  it(`is one file of at most ${styleSheetLimit} bytes, gzipped`, () => {
    const sheets = siteFiles.filter((file) => file.endsWith('.css'));
    expect(sheets).toHaveLength(1);
    const size = gzipSync(readSiteFile(sheets[0] ?? ''), {level: 9}).length;
    console.log(`The stylesheet: ${size} bytes gzipped`);
    expect(size).toBeLessThanOrEqual(styleSheetLimit);
  });
});
