// Switches the tabs that theme/Tabs renders as plain HTML.

/** Where the chosen tab of a group is remembered; theme-classic's tabs use the same key. */
const storageKey = (group: string): string => `docusaurus.tab.${group}`;

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const tab = tabOf(target);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event.target);
    const next = tab && neighbor(tab, event.key);
    if (!next) return;
    event.preventDefault();
    choose(next);
    next.focus();
  });
}

/** Docusaurus calls this whenever a page is shown, the first one too. */
export function onRouteDidUpdate(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]')) {
    const value = remembered(tabs.dataset['tabs'] ?? '');
    if (value !== null) select(tabs, value);
  }
}

/** Selects the tab, and its like in every other set of the same group; nothing moves under the pointer. */
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

function select(tabs: HTMLElement, value: string): void {
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

function tabsOf(tabs: Element | null): HTMLElement[] {
  return [...(tabs?.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]') ?? [])];
}

function remember(group: string, value: string): void {
  try {
    localStorage.setItem(storageKey(group), value);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}

function remembered(group: string): string | null {
  try {
    return group === '' ? null : localStorage.getItem(storageKey(group));
  } catch {
    return null;
  }
}
