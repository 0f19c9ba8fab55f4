// Loads what plain HTML does when a reader acts on it, once a reader comes near such a part for the first time: with the
// pointer, the focus or a finger.

import type * as Interactions from './interactions';

/** Code, its copy button, tabs, names of the API in articles. */
const parts = '.code-block,[data-copy],[role=tab],article [href*="/docs/api/"]';
const kinds = ['pointerover', 'focusin', 'keydown', 'click'];

/** What the reader has done since then. */
let events: Event[] = [];
let isTouch = false;

if (typeof document !== 'undefined') for (const kind of kinds) document.addEventListener(kind, notice, true);

function notice(event: Event): void {
  const {target, type} = event;
  if (!(target instanceof Element)) return;
  const {pointerType} = event as Partial<PointerEvent>;
  // Not every browser says with a click what made it.
  if (pointerType) isTouch = pointerType === 'touch';
  // An identifier that is tapped is explained, and the explanation has a link.
  if (isTouch && type === 'click' && target.closest('.code-block a')) event.preventDefault();
  if (!events[0] && !target.closest(parts)) return;
  if (events.push(event) === 1) import('./interactions').then(begin, giveUp);
}

function begin({begin: start}: typeof Interactions): void {
  for (const kind of kinds) document.removeEventListener(kind, notice, true);
  start(events);
}

/** Offline: a link that was tapped is followed after all. The next event tries again. */
function giveUp(): void {
  const tapped = events.find(({type, defaultPrevented}) => type === 'click' && defaultPrevented)?.target;
  if (tapped instanceof Element) location.assign(tapped.closest('a')?.href ?? '');
  events = [];
}
