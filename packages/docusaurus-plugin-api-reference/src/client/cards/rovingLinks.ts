// Makes the identifiers of a code block a single tab stop, with arrow keys moving between them (roving tabindex).

const blocks = '.code-block';

/** Reduces each block that still has a tab stop for each identifier to a single one. */
export function makeTabStops(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${blocks} a:not([tabindex])`))
    if (!link.hasAttribute('tabindex')) stopAt(shownLinks(link)[0] ?? link);
}

/** Makes a link the tab stop of its block. */
export function stopAt(link: HTMLAnchorElement): void {
  for (const other of linksAround(link)) other.tabIndex = other === link ? 0 : -1;
}

/** Makes the first visible link the tab stop if the line with the current one was folded. */
export function keepStop(within: Element): void {
  const links = shownLinks(within);
  const [first] = links;
  if (first && !links.some(({tabIndex}) => tabIndex === 0)) stopAt(first);
}

/** Returns the link that a key moves to from a link of a block; undefined for other keys and at the end of the block. */
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

/** Returns the horizontally closest link in the next line with links; `ahead` is in the direction of movement. */
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
