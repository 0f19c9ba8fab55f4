import siteConfig from '@generated/docusaurus.config';

/**
 * Client module: a page opened as /page.html or /page/index.html moves to the address it has in the site before
 * Docusaurus draws it. Docusaurus matches the short path but preloads by the long one; the page is then not there in
 * time and drawn a second time below its static HTML: https://github.com/facebook/docusaurus/issues/10053
 *
 * So does /page/, to which static hosts redirect: the page would otherwise change its canonical link to that address,
 * against its own static HTML and the sitemap.
 */
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const shortPath =
    pathname === siteConfig.baseUrl ? pathname : pathname.replace(/(?:(?:\/index)?\.html|\/)$/, '') || '/';
  if (shortPath !== pathname) window.history.replaceState(window.history.state, '', shortPath + search + hash);
}

export {};
