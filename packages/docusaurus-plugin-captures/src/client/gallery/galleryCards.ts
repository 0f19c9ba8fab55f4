// The cards of the gallery as its HTML has them (theme/CaptureCards).

export interface GalleryCard {
  readonly element: HTMLElement;
  readonly text: string;
  readonly group: string;
  /** The name of the type that it is about. */
  readonly type: string;
  readonly href: string;
  /** Chooses it for the comparison; a picture that does not move has none. */
  readonly box: HTMLInputElement | null;
}

export function cardsIn(article: Element): readonly GalleryCard[] {
  return [...article.querySelectorAll<HTMLElement>('[data-gallery-part] [data-capture]')].map((element) => {
    const link = element.querySelector('a');
    const type = link?.textContent ?? '';
    return {
      element,
      text: `${type} ${element.querySelector('p')?.textContent ?? ''}`,
      group: partOf(element),
      type,
      href: link?.getAttribute('href') ?? '',
      box: element.querySelector('input'),
    };
  });
}

/** Shows the cards that fit, and of the parts those that have one. */
export function showCards(cards: readonly GalleryCard[], isShown: (card: GalleryCard) => boolean): number {
  const shown = cards.filter(isShown);
  const parts = new Set(shown.map(({group}) => group));
  for (const card of cards) card.element.hidden = !shown.includes(card);
  for (const part of new Set(cards.map(({element}) => element.closest<HTMLElement>('[data-gallery-part]'))))
    if (part) showPart(part, parts.has(part.dataset['galleryPart'] ?? ''));
  return shown.length;
}

/** A part is what stands from its heading on. */
function showPart(part: HTMLElement, isShown: boolean): void {
  for (let element: Element | null = part; element instanceof HTMLElement; element = element.previousElementSibling) {
    element.hidden = !isShown;
    if (element.localName === 'h2') return;
  }
}

function partOf(element: Element): string {
  return element.closest<HTMLElement>('[data-gallery-part]')?.dataset['galleryPart'] ?? '';
}
