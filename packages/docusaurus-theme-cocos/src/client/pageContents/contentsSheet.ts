import {currentIndex} from './currentIndex';
import {pageHeadings} from './pageHeadings';

/** Whether the current history entry is the one that the open sheet has added. */
let isAtEntry = false;

/** Lists the sections of the page. The sheet is modal, so the page behind it can't scroll or get the focus. */
export const sheet = document.createElement('dialog');
sheet.className = 'page-contents';
sheet.ariaLabel = 'On this page';
sheet.append(head(), document.createElement('ul'));
sheet.addEventListener('click', choose);
sheet.addEventListener('close', () => {
  if (isAtEntry) history.back();
});
// Runs before the router's own listener and hides the event from it, because the router would scroll to the top.
addEventListener('popstate', followHistory, true);

/** Opens the sheet with the current section marked and focused. The browser's Back closes it. */
export function openSheet(): void {
  isAtEntry = true;
  history.pushState({...(history.state as object | null), pageContents: performance.timeOrigin}, '');
  show();
}

function followHistory(event: PopStateEvent): void {
  const wasAtEntry = isAtEntry;
  const state = event.state as {pageContents?: number} | null;
  // An entry from before a reload has a different time.
  isAtEntry = state?.pageContents === performance.timeOrigin;
  if (isAtEntry) show();
  else if (wasAtEntry) sheet.close();
  else return;
  event.stopImmediatePropagation();
}

/** Replaces the sheet's history entry with the chosen section. A tap outside of the sheet closes it. */
function choose(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (event.target === sheet) sheet.close();
  if (!link) return;
  event.preventDefault();
  isAtEntry = false;
  sheet.close();
  location.replace(link.hash);
}

function show(): void {
  const headings = pageHeadings();
  const tops = headings.map((heading) => heading.getBoundingClientRect().top);
  const current = headings[currentIndex(tops, innerHeight / 3)];
  sheet.lastElementChild?.replaceChildren(...headings.map((heading) => entry(heading, heading === current)));
  sheet.showModal();
}

function head(): HTMLElement {
  const bar = document.createElement('p');
  const title = document.createElement('strong');
  title.textContent = 'On this page';
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => sheet.close());
  bar.append(title, close);
  return bar;
}

function entry(heading: Element, isCurrent: boolean): HTMLLIElement {
  const link = document.createElement('a');
  link.href = `#${heading.id}`;
  link.className = heading.localName;
  link.append(...wordsOf(heading));
  if (isCurrent) {
    link.ariaCurrent = 'true';
    link.autofocus = true;
  }
  const item = document.createElement('li');
  item.append(link);
  return item;
}

/** The words of a heading without its links. */
function wordsOf(heading: Element): NodeListOf<ChildNode> {
  const copy = heading.cloneNode(true) as Element;
  copy.querySelector('.hash-link')?.remove();
  for (const link of copy.querySelectorAll('a')) link.replaceWith(...link.childNodes);
  return copy.childNodes;
}
