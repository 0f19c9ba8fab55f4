/**
 * Client module: a page opened as /page.html or /page/index.html moves to the address it has in the site before
 * Docusaurus draws it. Docusaurus matches the short path but preloads by the long one; the page is then not there in
 * time and drawn a second time below its static HTML: https://github.com/facebook/docusaurus/issues/10053
 */
if (typeof window !== 'undefined') {
  const {pathname, search, hash} = window.location;
  const shortPath = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  if (shortPath !== pathname) window.history.replaceState(window.history.state, '', shortPath + search + hash);
}

export {};
