import siteConfig from 'docusaurus-internals/siteConfig';

/**
 * Client module: changes /page.html, /page/index.html and, on hosts that ignore case, /PAGE to the page's own address
 * before Docusaurus renders it. Docusaurus matches the short path but preloads by the long one. Without this, the page
 * is not loaded in time and is rendered a second time below its static HTML:
 * https://github.com/facebook/docusaurus/issues/10053
 *
 * Also changes /page/, to which static hosts redirect. Otherwise the page would change its canonical link to that
 * address, which contradicts its own static HTML and the sitemap.
 */
if (typeof window !== 'undefined') {
  const {baseUrl} = siteConfig;
  const {pathname, search, hash} = window.location;
  const rest = pathname.slice(baseUrl.length);
  // Only the not-found page has no address of its own. It shows the letters that the reader wrote.
  const isPage = document.querySelector('[rel=canonical]');
  const shortPath = baseUrl + (isPage ? rest.toLowerCase() : rest).replace(/(?:(?:^|\/)index)?\.html$|\/$/, '');
  if (shortPath !== pathname) window.history.replaceState(window.history.state, '', shortPath + search + hash);

  // Docusaurus decodes the hash when it changes, and the whole page crashes if that is not possible. The router listens
  // later, so it already sees the corrected hash.
  window.addEventListener('popstate', () => {
    const {hash: changed} = window.location;
    try {
      decodeURIComponent(changed);
    } catch {
      window.history.replaceState(window.history.state, '', changed.replaceAll('%', '%25'));
    }
  });
}

export {};
