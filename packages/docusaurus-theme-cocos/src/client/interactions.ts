// What plain HTML does when a reader acts on it; loaded when it is first needed (loadWhenNear.ts).
import {
  clickIdentifier,
  focusIdentifier,
  followScroll,
  pointAtIdentifier,
  pressAtIdentifier,
} from './cards/identifierCards';
import {clickCopy} from './copyCode';
import {clickTab, pressAtTab} from './switchTabs';

type Handler = (event: never) => void;

const handlers: Readonly<Record<string, readonly Handler[]>> = {
  pointerover: [pointAtIdentifier],
  focusin: [focusIdentifier],
  keydown: [pressAtTab, pressAtIdentifier],
  click: [clickCopy, clickTab, clickIdentifier],
  scroll: [followScroll],
};

/** Starts with what the reader has done while this was on its way. */
export function begin(events: readonly Event[]): void {
  for (const kind of Object.keys(handlers)) document.addEventListener(kind, handle, true);
  for (const event of events) replay(event);
}

/** What was typed at a tab before this was there was meant for the tab that earlier arrow keys would have led to. */
function replay(event: Event): void {
  const {target} = event;
  const isOvertaken = target instanceof Element && target.matches('[role=tab]') && target !== document.activeElement;
  if (isOvertaken && event instanceof KeyboardEvent)
    document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
  // A click without a pointer comes from Enter; an arrow key has chosen its tab already.
  else if (!(isOvertaken && event instanceof MouseEvent && event.detail === 0)) handle(event);
}

function handle(event: Event): void {
  for (const act of handlers[event.type] ?? []) act(event as never);
}
