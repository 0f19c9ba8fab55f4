/**
 * A script for the not-found page that redirects an address that differs from a page's only in case, like the old
 * site's links, or in a trailing .html. A static host distinguishes these, but Docusaurus's routes match both, so it
 * would render the page over the not-found page's HTML and report that they differ. The script puts the rest of the
 * document into a template, where nothing is rendered and no script runs, until the browser leaves.
 *
 * It contains the paths of all pages, which follow the base URL and have no capitals. Any other address stays.
 */
export function redirectScript(baseUrl: string, pages: readonly string[]): string {
  const list = JSON.stringify(` ${pages.map((page) => page.slice(baseUrl.length)).join(' ')} `);
  return `var path=location.pathname,base=${JSON.stringify(baseUrl)},page=path.slice(base.length).toLowerCase().replace(/(?:(?:^|\\/)index)?\\.html$/,'');if(path.startsWith(base)&&base+page!==path&&${list}.includes(' '+page.replace(/\\/$/,'')+' ')){location.replace(base+page+location.search+location.hash);document.write('<template>')}`;
}
