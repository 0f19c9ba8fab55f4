// Handles the events that open and close the card of an identifier.
import {hasModifier} from 'docusaurus-internals/plainClick';
import siteConfig from 'docusaurus-internals/siteConfig';
import {cardOf, cardsOfPage} from './cardData';
import {focusCard, hideCard, isInCard, moveCard, showCard, type CardMode} from './cardElement';
import {keepStop, linkByKey, makeTabStops, stopAt} from './rovingLinks';

const openAfterMs = 200;
const closeAfterMs = 300;

/** The card that is shown or loading. */
let current: {readonly link: HTMLAnchorElement; readonly mode: CardMode} | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the last pointer was a finger, because not every browser sends the pointer type with a click. */
let isTouch = false;
/** True while this code moves the focus or follows a link itself. */
let isProgrammatic = false;

/** Shows the card after the pointer has been on a name for a moment, and hides it a moment after the pointer has left. */
export function pointAtIdentifier({target, pointerType}: PointerEvent): void {
  isTouch = pointerType === 'touch';
  if (isTouch) return;
  clearTimeout(timer);
  const link = linkAt(target);
  if (isInCard(target) || (link && link === current?.link)) return;
  if (link) timer = setTimeout(() => void show(link, 'hover'), openAfterMs);
  else if (current?.mode === 'hover') timer = setTimeout(hide, closeAfterMs);
}

/** Shows the card immediately when a name gets the keyboard focus. */
export function focusIdentifier({target}: FocusEvent): void {
  if (isProgrammatic || isInCard(target)) return;
  makeTabStops();
  const link = linkAt(target);
  if (target instanceof Element && isInCode(target)) keepStop(target);
  if (link && isInCode(link)) stopAt(link);
  // The link of the open card was tapped again, and the click will close the card.
  if (link && link === current?.link) return;
  if (link?.matches(':focus-visible')) void show(link, 'focus');
  else if (current && current.mode !== 'hover') hide();
}

/** Hides the card on Escape, and moves between links on the arrow keys. */
export function pressAtIdentifier(event: KeyboardEvent): void {
  const {key, target} = event;
  if (key === 'Escape') dismiss();
  const link = linkAt(target);
  if (!link || !isInCode(link) || hasModifier(event)) return;
  const next = linkByKey(link, key);
  if (next) next.focus();
  if (next || /^(?:Arrow|Home|End)/.test(key)) event.preventDefault();
}

/** Shows the card when a name in code is tapped, instead of following the link. */
export function clickIdentifier(event: MouseEvent): void {
  if (isProgrammatic) return;
  const {pointerType} = event as Partial<PointerEvent>;
  if (pointerType) isTouch = pointerType === 'touch';
  const link = linkAt(event.target);
  if (isInCard(event.target)) {
    const opened = event.target instanceof Element && event.target.closest('a') ? current?.link : undefined;
    if (opened) open(event, opened);
  } else if (link && isInCode(link) && isTouch) {
    event.preventDefault();
    if (link === current?.link && current.mode === 'tap') dismiss();
    else void show(link, 'tap');
  } else hide();
}

/** Moves the card with code that is scrolled sideways. */
export function followScroll({target}: Event): void {
  if (current && target instanceof Element && target.contains(current.link)) moveCard(current.link);
}

async function show(link: HTMLAnchorElement, mode: CardMode): Promise<void> {
  clearTimeout(timer);
  if (current) hide();
  const asked = {link, mode};
  current = asked;
  const card = await cardOf(link, siteConfig.baseUrl);
  // The reader may have moved on in the meantime.
  if (current !== asked || !link.isConnected) return;
  if (card) {
    showCard(link, card, mode);
    if (mode === 'tap') actProgrammatically(focusCard);
  } else {
    current = undefined;
    // Without a card, a tap follows the link as everywhere else.
    if (mode === 'tap') actProgrammatically(() => link.click());
  }
}

function hide(): void {
  clearTimeout(timer);
  if (current) hideCard(current.link);
  current = undefined;
}

/** Hides the card on the reader's request and returns the focus to the link. */
function dismiss(): void {
  const link = current?.link;
  const hadFocus = isInCard(document.activeElement);
  hide();
  if (hadFocus) actProgrammatically(() => link?.focus({preventScroll: true}));
}

/** Follows the identifier's link when the card's link is clicked, so that it works like other links of the page. */
function open(event: Event, link: HTMLAnchorElement): void {
  event.preventDefault();
  hide();
  actProgrammatically(() => link.click());
}

function actProgrammatically(act: () => void): void {
  isProgrammatic = true;
  act();
  isProgrammatic = false;
}

/** Returns the link with a card at an event's target: any link in code, elsewhere links with names of our API. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || isInCard(link)) return undefined;
  const isName =
    (link.closest('code') ?? link.querySelector('code')) && cardsOfPage(link.href, location.origin, siteConfig.baseUrl);
  return isInCode(link) || isName ? link : undefined;
}

function isInCode(element: Element): boolean {
  return element.closest('.code-block') !== null;
}
