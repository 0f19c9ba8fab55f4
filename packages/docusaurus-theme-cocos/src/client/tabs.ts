// Shows the tabs that the reader chose last. switchTabs.ts, which is loaded when needed, switches them.

/** The storage key of a group's chosen tab; theme-classic's tabs use the same key. */
export const storageKey = (group: string): string => `docusaurus.tab.${group}`;

/** Docusaurus calls this after showing any page, including the first. */
export function onRouteDidUpdate(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const value = remembered(tabs.dataset['tabs'] ?? '');
    if (value !== null) select(tabs, value);
  }
}

/** Shows one tab of a set and hides the others. */
export function select(tabs: HTMLElement, value: string): void {
  const list = tabsOf(tabs);
  if (!list.some((tab) => tab.dataset['value'] === value)) return;
  for (const tab of list) {
    const selected = tab.dataset['value'] === value;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    if (panel) panel.hidden = !selected;
  }
}

export function tabsOf(tabs: Element | null): HTMLElement[] {
  return [...(tabs?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]') ?? [])];
}

function remembered(group: string): string | null {
  try {
    return group === '' ? null : localStorage.getItem(storageKey(group));
  } catch {
    return null;
  }
}
