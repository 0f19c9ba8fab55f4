/** The headings of the visible sections; tabs and the filter of members hide some. */
export function pageHeadings(): HTMLElement[] {
  const headings = document.querySelectorAll<HTMLElement>('main .markdown :is(h2, h3)[id]');
  return [...headings].filter((heading) => heading.offsetParent !== null);
}
