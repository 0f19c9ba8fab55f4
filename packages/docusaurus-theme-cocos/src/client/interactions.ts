// Makes plain HTML interactive; loaded when it is first needed (loadWhenNear.ts).
import {handleCopyClick} from './copyCode';
import {handleTabClick, handleTabKey} from './switchTabs';

type Handler = (event: never) => void;

/** Handlers by type of event, in the order in which they are called. */
export type Handlers = Readonly<Record<string, readonly Handler[]>>;

const own: Handlers = {
  keydown: [handleTabKey],
  click: [handleCopyClick, handleTabClick],
};

/** Handles events from now on, and first those that occurred while this script was loading. */
export function begin(events: readonly Event[], others: Handlers = {}): void {
  const handle = (event: Event): void => {
    for (const {[event.type]: handlers = []} of [own, others]) for (const act of handlers) act(event as never);
  };
  for (const kind of new Set([own, others].flatMap(Object.keys))) document.addEventListener(kind, handle, true);
  for (const event of events) replay(event, handle);
}

/** Handles an early event. A key at a tab or an identifier goes to the one that earlier arrow keys have focused. */
function replay(event: Event, handle: (event: Event) => void): void {
  const {target} = event;
  const isOvertaken =
    target instanceof Element && target.matches('[role=tab], .code-block a') && target !== document.activeElement;
  if (isOvertaken && event instanceof KeyboardEvent)
    document.activeElement?.dispatchEvent(new KeyboardEvent(event.type, event));
  // A click without a pointer comes from Enter, and an arrow key has chosen the tab already.
  else if (!(isOvertaken && event.type === 'click' && (event as MouseEvent).detail === 0)) handle(event);
}
