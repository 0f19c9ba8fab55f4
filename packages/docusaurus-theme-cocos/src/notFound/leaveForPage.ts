/**
 * A script for the not-found page that redirects an address that differs from a page's only in case, like the old
 * site's links, or in a trailing .html. A static host distinguishes these, but Docusaurus's routes match both, so it
 * would render the page over the not-found page's HTML and report that they differ. The script puts the rest of the
 * document into a template, where nothing is rendered and no script runs, until the browser leaves.
 *
 * The case of the base URL doesn't change, nor do addresses with characters that no page's address has.
 */
export function leaveForPage(baseUrl: string): string {
  return `var path=location.pathname,base=${JSON.stringify(baseUrl)},page=base+path.slice(base.length).toLowerCase().replace(/(?:(?:^|\\/)index)?\\.html$/,'');if(page!==path&&path.startsWith(base)&&/^[\\w./-]+$/.test(path)){location.replace(page+location.search+location.hash);document.write('<template>')}`;
}
