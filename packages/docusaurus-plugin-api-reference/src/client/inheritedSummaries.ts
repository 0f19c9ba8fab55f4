// The summaries of inherited members are only in the pages of the types that declare them. They are loaded and shown beside
// the names when a reader unfolds a base type or filters.

import siteConfig from 'docusaurus-internals/siteConfig';

const requested = new WeakSet<Element>();

if (typeof document !== 'undefined') {
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof Element && target.matches('.api-inherited[open]')) void showSummaries(target);
    },
    // The event doesn't bubble.
    {capture: true},
  );
}

/** Returns the summary of the member in a row; empty before `showSummaries` has shown it. */
export function inheritedSummary(row: Element): string {
  return row.querySelector(':scope > span')?.textContent ?? '';
}

/** Shows the summaries of the members that a base type declares. Returns whether there was one that wasn't shown before. */
export async function showSummaries(origin: Element): Promise<boolean> {
  if (requested.has(origin)) return false;
  requested.add(origin);
  const {baseUrl} = siteConfig;
  const {cardOf, cardsOfPage} = await import('./cards/cardData');
  // Those of .NET and MonoGame have no summaries.
  const links = [...origin.querySelectorAll<HTMLAnchorElement>('li > a')].filter(({href}) =>
    cardsOfPage(href, location.origin, baseUrl),
  );
  const cards = await Promise.all(links.map((link) => cardOf(link, baseUrl)));
  for (const [index, card] of cards.entries())
    if (card?.summary !== undefined) links[index]?.after(' ', span(card.summary));
  const isNew = cards.some((card) => card?.summary !== undefined);
  // Without a connection, the reader may unfold it again later.
  if (isNew) origin.setAttribute('data-summaries', '');
  else requested.delete(origin);
  return isNew;
}

function span(text: string): HTMLElement {
  const element = document.createElement('span');
  element.textContent = text;
  return element;
}
