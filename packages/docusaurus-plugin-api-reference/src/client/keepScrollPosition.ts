// Restores scroll positions by member. Members far from the screen are not laid out, so their heights are estimates, and
// a page's height changes between visits. The browser would restore the position in pixels and show another member.

import {hasModifier} from 'docusaurus-internals/plainClick';

/** The member at the top of the screen and its position, in pixels from the top. */
interface Place {
  readonly anchor: string;
  readonly top: number;
}

/** By the key of the session history entry. */
const places = new Map<string, Place>();

/** After this many frames without movement, the members around are assumed to have their final heights. */
const stillFrames = 6;

/** Events by which readers scroll. After one of these, the script no longer moves the page. */
const scrollEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Stores the member that the reader sees when leaving the page. Stores nothing above the first member. */
export function saveScrollAnchor(key: string, article: Element): void {
  const members = [...article.querySelectorAll('.api-member[id]')];
  const member = members.find((element) => element.getBoundingClientRect().bottom > 0);
  const top = member?.getBoundingClientRect().top ?? window.innerHeight;
  if (member && top < window.innerHeight && member !== members[0]) places.set(key, {anchor: member.id, top});
  else places.delete(key);
}

/** Scrolls to the stored member when the reader comes back. */
export function restoreScrollAnchor(key: string): () => void {
  const place = places.get(key);
  if (!place) return () => undefined;
  const align = (member: Element): void => window.scrollBy(0, member.getBoundingClientRect().top - place.top);
  return keepInPlace(place.anchor, location.hash, align);
}

/** Scrolls to the member in the address, below the navbar. */
export function showTarget(hash: string): () => void {
  if (hash === '') return () => undefined;
  return keepInPlace(decoded(hash.slice(1)), hash, (member) => member.scrollIntoView());
}

/**
 * Scrolls to the targets of links within the page. The browser alone scrolls by estimated heights, which change when the
 * members in between are laid out.
 */
export function followLinks(article: Element): () => void {
  let stop = (): void => undefined;
  const follow = (event: MouseEvent): void => {
    const {target} = event;
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || hasModifier(event) || link.pathname !== location.pathname) return;
    if (!article.contains(document.getElementById(decoded(link.hash.slice(1))))) return;
    stop();
    stop = showTarget(link.hash);
  };
  document.addEventListener('click', follow);
  return () => {
    document.removeEventListener('click', follow);
    stop();
  };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Scrolls an element into position, after the browser or Docusaurus has scrolled, and keeps it there while the article is
 * enhanced and the members around it are laid out. Stops when the reader scrolls or goes to an address with another hash.
 */
function keepInPlace(id: string, hash: string, align: (element: Element) => void): () => void {
  const stop = new AbortController();
  for (const event of scrollEvents) addEventListener(event, () => stop.abort(), {signal: stop.signal, passive: true});
  let top = NaN;
  let still = 0;
  const settle = (): void => {
    if (location.hash !== hash) stop.abort();
    if (stop.signal.aborted) return;
    const element = document.getElementById(id);
    if (element) align(element);
    const now = element?.getBoundingClientRect().top ?? 0;
    const isSettled = element?.closest('[data-enhanced]') !== null;
    still = now === top && isSettled ? still + 1 : 0;
    top = now;
    if (still < stillFrames) requestAnimationFrame(settle);
    else stop.abort();
  };
  requestAnimationFrame(settle);
  return () => stop.abort();
}
