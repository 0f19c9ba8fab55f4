// cspell:ignore describedby
import type {Card} from './cardData';
import {placeCard, type Box} from './placeCard';
import './card.adopted.css';

/**
 * How the card was opened. On hover and focus it is a tooltip that describes the link and contains no controls. On tap it
 * contains a link, which a tooltip must not, so it is a non-modal dialog, and gets the focus so that screen readers
 * reach it.
 */
export type CardMode = 'hover' | 'focus' | 'tap';

const id = 'identifier-card';
const card = document.createElement('div');
card.id = id;
card.className = id;
// Focusable by script only.
card.tabIndex = -1;

/** Shows the card at a link; there is only one card. */
export function showCard(link: HTMLAnchorElement, content: Card, mode: CardMode): void {
  card.replaceChildren(...linesOf(content, mode, link.href));
  card.setAttribute('role', mode === 'tap' ? 'dialog' : 'tooltip');
  if (mode === 'tap') card.setAttribute('aria-label', link.textContent);
  else card.removeAttribute('aria-label');
  // Inside the page's article, so that the card is removed with the page when the reader navigates.
  (link.closest('[data-article], article, main') ?? document.body).append(card);
  link.setAttribute('aria-describedby', id);
  moveCard(link);
}

export function hideCard(link: HTMLAnchorElement): void {
  card.remove();
  link.removeAttribute('aria-describedby');
}

/** Returns whether an event's target is in the card. */
export function isInCard(target: EventTarget | null): boolean {
  return target instanceof Node && card.contains(target);
}

export function focusCard(): void {
  card.focus({preventScroll: true});
}

function linesOf(
  {head, picture, signatures, summary, obsolete, notes}: Card,
  mode: CardMode,
  href: string,
): HTMLElement[] {
  return [
    line('small', head),
    ...(picture === undefined ? [] : [pictureOf(picture)]),
    ...signatures.map((signature) => line('code', signature)),
    ...(obsolete === undefined ? [] : [line('em', obsolete)]),
    ...(summary === undefined ? [] : [line('span', summary)]),
    ...(notes.length === 0 ? [] : [line('small', notes.join(' · '))]),
    ...(mode === 'focus'
      ? [line('small', 'Press an arrow key for another name, or Enter to open the reference.')]
      : []),
    ...(mode === 'tap' ? [Object.assign(line('a', 'Open the reference'), {href})] : []),
  ];
}

/** Creates the picture, which is decorative. Its size is set before it loads, so that the card does not move. */
function pictureOf(src: string): HTMLElement {
  return Object.assign(document.createElement('img'), {src, alt: '', width: 192, height: 108});
}

function line<Name extends 'small' | 'code' | 'em' | 'span' | 'a'>(
  name: Name,
  text: string,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** Moves the card to its link, by an offset from its initial position, which works in any positioning context. */
export function moveCard(link: HTMLAnchorElement): void {
  card.removeAttribute('style');
  const {left, top, width, height} = card.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const [token] = link.getClientRects();
  const goal = placeCard(
    token ?? link.getBoundingClientRect(),
    lineOf(link),
    {width, height},
    {
      width: clientWidth,
      height: clientHeight,
    },
  );
  Object.assign(card.style, {
    left: `${goal.left - left}px`,
    top: `${goal.top - top}px`,
    maxHeight: `${goal.maxHeight}px`,
  });
}

/** Returns the area to keep visible: the text of the whole line in code, the link in prose. */
function lineOf(link: HTMLAnchorElement): Box {
  const text = document.createRange();
  text.selectNodeContents(link.closest('.line') ?? link);
  return text.getBoundingClientRect();
}
