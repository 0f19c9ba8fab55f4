// Makes the identifiers of a code block one stop of the Tab key: the arrow keys go from one to the next.

const blocks = '.code-block';

/** Gives each block that still has a stop for each identifier a single one. */
export function makeTabStops(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${blocks} a:not([tabindex])`))
    if (!link.hasAttribute('tabindex')) stopAt(shownLinks(link)[0] ?? link);
}

/** Makes a link the one that Tab comes to in its block. */
export function stopAt(link: HTMLAnchorElement): void {
  for (const other of linksAround(link)) other.tabIndex = other === link ? 0 : -1;
}

/** Lines may have been folded over the stop: the first link that is shown takes its place. */
export function keepStop(within: Element): void {
  const links = shownLinks(within);
  const [first] = links;
  if (first && !links.some(({tabIndex}) => tabIndex === 0)) stopAt(first);
}

/** Where a key leads from a link of a block; undefined for other keys and at the end of the way. */
export function linkByKey(link: HTMLAnchorElement, key: string): HTMLAnchorElement | undefined {
  const links = shownLinks(link);
  const index = links.indexOf(link);
  switch (key) {
    case 'ArrowRight':
      return links[index + 1];
    case 'ArrowLeft':
      return links[index - 1];
    case 'Home':
      return links[0];
    case 'End':
      return links.at(-1);
    case 'ArrowDown':
      return nearest(link, links.slice(index));
    case 'ArrowUp':
      return nearest(link, links.slice(0, index).reverse());
    default:
      return undefined;
  }
}

/** Of the next line that has links, given in the order of the way, the one closest to straight ahead. */
function nearest(from: HTMLAnchorElement, ahead: readonly HTMLAnchorElement[]): HTMLAnchorElement | undefined {
  const lineOf = (link: Element): Element | null => link.closest('.line');
  const next = ahead.find((link) => lineOf(link) !== lineOf(from));
  const middle = (link: Element): number => {
    const {left, right} = link.getBoundingClientRect();
    return (left + right) / 2;
  };
  const distance = (link: Element): number => Math.abs(middle(link) - middle(from));
  return next && ahead.filter((link) => lineOf(link) === lineOf(next)).sort((a, b) => distance(a) - distance(b))[0];
}

function linksAround(place: Element): readonly HTMLAnchorElement[] {
  return [...(place.closest(blocks)?.querySelectorAll('a') ?? [])];
}

function shownLinks(place: Element): readonly HTMLAnchorElement[] {
  return linksAround(place).filter((link) => link.getClientRects().length > 0);
}
