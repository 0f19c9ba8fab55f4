// Reads the cards from the gallery's HTML (theme/CaptureCards).

export interface GalleryCard {
  readonly element: HTMLElement;
  readonly text: string;
  readonly group: string;
  /** The name of its main type. */
  readonly type: string;
  readonly href: string;
  /** The checkbox that chooses it for the comparison; null for a still. */
  readonly box: HTMLInputElement | null;
}

export function cardsIn(article: Element): readonly GalleryCard[] {
  return [...article.querySelectorAll<HTMLElement>('[data-gallery-group] [data-capture]')].map((element) => {
    const link = element.querySelector('a');
    const type = link?.textContent ?? '';
    return {
      element,
      text: `${type} ${element.querySelector('p')?.textContent ?? ''}`,
      group: groupOf(element),
      type,
      href: link?.getAttribute('href') ?? '',
      box: element.querySelector('input'),
    };
  });
}

/** Shows the matching cards and the groups that have any. Returns the number of cards shown. */
export function showCards(cards: readonly GalleryCard[], isShown: (card: GalleryCard) => boolean): number {
  const shown = new Set(cards.filter(isShown));
  const shownGroups = new Set(Array.from(shown, ({group}) => group));
  for (const card of cards) card.element.hidden = !shown.has(card);
  for (const group of new Set(cards.map(({element}) => element.closest<HTMLElement>('[data-gallery-group]'))))
    if (group) showGroup(group, shownGroups.has(group.dataset['galleryGroup'] ?? ''));
  return shown.size;
}

/** Shows or hides a group's list and everything between it and its heading. */
function showGroup(group: HTMLElement, isShown: boolean): void {
  for (let element: Element | null = group; element instanceof HTMLElement; element = element.previousElementSibling) {
    element.hidden = !isShown;
    if (element.localName === 'h2') return;
  }
}

function groupOf(element: Element): string {
  return element.closest<HTMLElement>('[data-gallery-group]')?.dataset['galleryGroup'] ?? '';
}
