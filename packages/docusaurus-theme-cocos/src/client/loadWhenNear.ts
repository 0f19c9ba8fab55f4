// Loads the interactions of plain HTML when a reader first comes near an interactive part with the pointer, the focus
// or a finger.

import {prefetchedFirst} from 'docusaurus-internals/prefetchedFirst';
import type {begin, Handlers} from './interactions';

/** Explains links when a reader points at, focuses or taps them. */
export interface LinkHelp {
  /** Selects links in articles. Links in code are always explained. */
  readonly links: string;
  readonly load: () => Promise<{readonly handlers: Handlers}>;
}

/** Code, its copy button and tabs. */
const parts = '.code-block,[data-copy],[role=tab]';
const kinds = ['pointerover', 'focusin', 'keydown', 'click'];

let help: LinkHelp | undefined;
/** The reader's events while the interactions are loading. */
let events: Event[] = [];
let isTouch = false;
/** The identifier that was tapped before it could be explained. */
let tapped: HTMLElement | null | undefined;
/** The handling of failed navigations, loaded at the reader's first event and prefetched before. */
const loadNavigation = () => import('./navigation');
prefetchedFirst.push(loadNavigation);
let navigation: unknown;

if (typeof document !== 'undefined') for (const kind of kinds) document.addEventListener(kind, notice, true);

/** Also loads the help when a reader comes near links. Call it from a client module. */
export function explainLinks(given: LinkHelp): void {
  help = given;
}

function notice(event: Event): void {
  navigation ??= loadNavigation().catch(() => undefined);
  const {target, type} = event;
  if (!(target instanceof Element)) return;
  const {pointerType} = event as Partial<PointerEvent>;
  // Clicks don't have a pointer type in every browser.
  if (pointerType) isTouch = pointerType === 'touch';
  // A tap on an identifier shows its explanation, which contains the link.
  if (help && isTouch && type === 'click' && (tapped = target.closest<HTMLElement>('.code-block a')))
    event.preventDefault();
  if (!events[0] && !target.closest(help ? `${parts},${help.links}` : parts)) return;
  if (events.push(event) === 1) Promise.all([import('./interactions'), help?.load()]).then(start, giveUp);
}

function start([interactions, loaded]: [{begin: typeof begin}, {handlers: Handlers} | undefined]): void {
  for (const kind of kinds) document.removeEventListener(kind, notice, true);
  interactions.begin(events, loaded?.handlers);
}

/** Follows a tapped link after all when loading fails, for example offline. The next event tries again. */
function giveUp(): void {
  const link = tapped;
  events = [];
  isTouch = false;
  tapped = null;
  link?.click();
}
