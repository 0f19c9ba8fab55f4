import {readPageInfo, type PageInfo} from '../readPageInfo';

/** Creates a page as Docusaurus builds it, with its facts; by default a doc. */
export function builtPage(
  address: string,
  article: string,
  classes = 'plugin-docs docs-version-current docs-doc-page',
): PageInfo & {readonly html: string} {
  const html =
    `<!doctype html><html lang=en class="${classes}"><head><title>${address}</title>` +
    `<body><main><article><div class="theme-doc-markdown markdown"><h1>${address}</h1>${article}</div></article></main>`;
  return {...readPageInfo(html, address), html};
}
