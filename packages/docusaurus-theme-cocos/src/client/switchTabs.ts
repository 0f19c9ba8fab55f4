// Switches the tabs that theme/Tabs renders as plain HTML; part of interactions.ts.
import {select, storageKey, tabsOf} from './tabs';

export function handleTabClick({target}: MouseEvent): void {
  const tab = tabOf(target);
  if (tab) choose(tab);
}

export function handleTabKey(event: KeyboardEvent): void {
  const tab = tabOf(event.target);
  const next = tab && neighbor(tab, event.key);
  if (!next) return;
  event.preventDefault();
  choose(next);
  next.focus();
}

/** Selects the tab, and the same tab in every other set of the group, without moving it under the pointer. */
function choose(tab: HTMLElement): void {
  const tabs = tab.closest<HTMLElement>('[data-tabs]');
  const {value} = tab.dataset;
  if (!tabs || value === undefined) return;
  const group = tabs.dataset['tabs'] ?? '';
  const before = tab.getBoundingClientRect().top;
  if (group === '') {
    select(tabs, value);
  } else {
    remember(group, value);
    for (const like of document.querySelectorAll<HTMLElement>(`[data-tabs="${CSS.escape(group)}"]`))
      select(like, value);
  }
  scrollBy({top: tab.getBoundingClientRect().top - before, behavior: 'instant'});
}

function neighbor(tab: HTMLElement, key: string): HTMLElement | undefined {
  const list = tabsOf(tab.closest('[data-tabs]'));
  const index = list.indexOf(tab);
  switch (key) {
    case 'ArrowRight':
      return list[(index + 1) % list.length];
    case 'ArrowLeft':
      return list.at(index - 1);
    case 'Home':
      return list[0];
    case 'End':
      return list.at(-1);
    default:
      return undefined;
  }
}

function tabOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('[data-tabs] > [role="tablist"] > [role="tab"]')
    : null;
}

function remember(group: string, value: string): void {
  try {
    localStorage.setItem(storageKey(group), value);
  } catch {
    // Without storage, the choice lasts until the page is left.
  }
}
