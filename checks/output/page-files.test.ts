import {describe, expect, it} from 'vitest';
import {htmlFiles, pageFiles, readSiteFile} from './support/builtSite';

/** Every page except the home page: "blog/index.html". */
const pages = htmlFiles.filter((file) => file.endsWith('/index.html'));
const secondName = (file: string): string => file.replace(/\/index\.html$/, '.html');

describe('the second copies of pages', () => {
  it('exist for every page, so that a host answers both /page and /page/ without a redirect', () => {
    expect(pages.length).toBeGreaterThan(600);
    expect([...pageFiles].sort()).toEqual(pages.map(secondName).sort());
  });

  it('are identical to the finished pages, with their policy and without unused CSS', () => {
    expect(pages.filter((page) => readSiteFile(page) !== readSiteFile(secondName(page)))).toEqual([]);
  });
});
