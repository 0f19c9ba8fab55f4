// Shows the members' tools (copy, link, source) at every member, or only at the one with the pointer, the focus or the last
// tap. The reader's choice is stored; by default it depends on whether there is a pointer that can hover.
import {createStorageSlot} from '@docusaurus/theme-common';
import {memberParts} from './memberParts';

type Choice = 'every' | 'current';

const attribute = 'data-member-tools';

if (typeof document !== 'undefined') {
  const storage = createStorageSlot('api-member-tools');
  apply(storage.get());
  document.addEventListener('change', ({target}) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== 'tools') return;
    apply(target.value);
    storage.set(target.value);
  });
  document.addEventListener('click', markTapped);
}

/** Sets the article's select to the current choice. */
export function showToolsChoice(article: Element): void {
  const select = article.querySelector<HTMLSelectElement>('[name="tools"]');
  if (select) select.value = document.documentElement.getAttribute(attribute) ?? preset();
}

/** Returns the stylesheet's default. */
function preset(): Choice {
  return matchMedia('(hover: hover)').matches ? 'current' : 'every';
}

function apply(choice: string | null): void {
  if (choice === 'every' || choice === 'current') document.documentElement.setAttribute(attribute, choice);
}

/** Marks the tapped member as the current one, because fingers can't hover. */
function markTapped(event: MouseEvent): void {
  const {target} = event;
  if (!(target instanceof Element) || (event as Partial<PointerEvent>).pointerType === 'mouse') return;
  const tapped = target.closest(memberParts);
  for (const marked of document.querySelectorAll('[data-tapped]'))
    if (marked !== tapped) marked.removeAttribute('data-tapped');
  tapped?.setAttribute('data-tapped', '');
}
