/** Whether the folded list of sections has left the screen at the top or, on a page without that list, the title has. */
export function isListPassed(): boolean {
  const list = document.querySelector('.theme-doc-toc-mobile') ?? document.querySelector('main h1');
  return list !== null && list.getBoundingClientRect().bottom < 0;
}
