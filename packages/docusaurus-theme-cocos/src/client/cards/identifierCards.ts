// The card that explains an identifier in shown code. Part of interactions.ts.
import {cardOf, cardsOfPage} from './cardData';
import {focusCard, hideCard, isInCard, moveCard, showCard, type CardMode} from './cardElement';
import {keepStop, linkByKey, makeTabStops, stopAt} from './rovingLinks';

const openAfterMs = 200;
const closeAfterMs = 300;

/** What is shown, or about to be. */
let current: {readonly link: HTMLAnchorElement; readonly mode: CardMode} | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Whether the reader's latest pointer is a finger: not every browser says with a click what made it. */
let isTouch = false;
/** While the code itself moves the focus or follows a link. */
let isOwnDoing = false;

/** Pointing at a name explains it after a moment, and pointing elsewhere ends that after another. */
export function pointAtIdentifier({target, pointerType}: PointerEvent): void {
  isTouch = pointerType === 'touch';
  if (isTouch) return;
  clearTimeout(timer);
  const link = linkAt(target);
  if (isInCard(target) || (link && link === current?.link)) return;
  if (link) timer = setTimeout(() => void show(link, 'hover'), openAfterMs);
  else if (current?.mode === 'hover') timer = setTimeout(hide, closeAfterMs);
}

/** So does the focus, at once, when it comes by keyboard. */
export function focusIdentifier({target}: FocusEvent): void {
  if (isOwnDoing || isInCard(target)) return;
  makeTabStops();
  const link = linkAt(target);
  if (target instanceof Element && isInCode(target)) keepStop(target);
  if (link && isInCode(link)) stopAt(link);
  // Its own link, tapped a second time: the click closes the card.
  if (link && link === current?.link) return;
  if (link?.matches(':focus-visible')) void show(link, 'focus');
  else if (current && current.mode !== 'hover') hide();
}

/** Escape hides the card, arrows lead on. */
export function pressAtIdentifier(event: KeyboardEvent): void {
  const {key, target} = event;
  if (key === 'Escape') dismiss();
  const link = linkAt(target);
  if (!link || !isInCode(link) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const next = linkByKey(link, key);
  if (next) next.focus();
  if (next || /^(?:Arrow|Home|End)/.test(key)) event.preventDefault();
}

/** A tap explains a name in code instead of following it. */
export function clickIdentifier(event: MouseEvent): void {
  if (isOwnDoing) return;
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

/** Code that is scrolled sideways takes its card along. */
export function followScroll({target}: Event): void {
  if (current && target instanceof Element && target.contains(current.link)) moveCard(current.link);
}

async function show(link: HTMLAnchorElement, mode: CardMode): Promise<void> {
  clearTimeout(timer);
  if (current) hide();
  const asked = {link, mode};
  current = asked;
  const card = await cardOf(link);
  // The reader may have gone on meanwhile.
  if (current !== asked || !link.isConnected) return;
  if (card) {
    showCard(link, card, mode);
    if (mode === 'tap') quietly(focusCard);
  } else {
    current = undefined;
    // Nothing to explain: a tap does what it does on other links.
    if (mode === 'tap') quietly(() => link.click());
  }
}

function hide(): void {
  clearTimeout(timer);
  if (current) hideCard(current.link);
  current = undefined;
}

/** Hides the card at the reader's wish; the focus goes back to where it came from. */
function dismiss(): void {
  const link = current?.link;
  const hadFocus = isInCard(document.activeElement);
  hide();
  if (hadFocus) quietly(() => link?.focus({preventScroll: true}));
}

/** The card's link leads where the identifier's does, in the way that links of the page do. */
function open(event: Event, link: HTMLAnchorElement): void {
  event.preventDefault();
  hide();
  quietly(() => link.click());
}

function quietly(act: () => void): void {
  isOwnDoing = true;
  act();
  isOwnDoing = false;
}

/** The explained link that an event happened on: in code whatever is linked, elsewhere names of our API. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || isInCard(link)) return undefined;
  const isName = (link.closest('code') ?? link.querySelector('code')) && cardsOfPage(link.href, location.origin);
  return isInCode(link) || isName ? link : undefined;
}

function isInCode(element: Element): boolean {
  return element.closest('.code-block') !== null;
}
