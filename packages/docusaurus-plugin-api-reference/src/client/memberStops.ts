// Makes each member a single tab stop, its heading. Arrow keys move to the links in its declaration, parameters,
// exceptions, see-also and example, and to its tools. Links in its paragraphs stay separate tab stops.

import {hasModifier} from 'docusaurus-internals/plainClick';
import {inSlices} from 'docusaurus-plugin-static-articles/inSlices';
import {memberParts} from './memberParts';

/** Leaves one tab stop in each group of members and in each table row. */
export async function makeTabStops(article: Element): Promise<void> {
  await inSlices(article.querySelectorAll(memberParts), (part) => {
    const [, ...others] = controlsOf(part);
    for (const control of others) control.tabIndex = -1;
  });
  article.addEventListener('keydown', moveFocus as EventListener);
}

function moveFocus(event: KeyboardEvent): void {
  const {key, target} = event;
  const step = {ArrowRight: 1, ArrowLeft: -1}[key];
  if (step === undefined || hasModifier(event)) return;
  const part = target instanceof Element ? target.closest(memberParts) : null;
  if (!part) return;
  const controls = controlsOf(part);
  const index = controls.indexOf(target as HTMLElement);
  if (index === -1) return;
  event.preventDefault();
  controls[index + step]?.focus();
}

/** Returns a member's controls in the order of the page; the first one is the tab stop. */
function controlsOf(part: Element): readonly HTMLElement[] {
  return [
    ...part.querySelectorAll<HTMLElement>(
      ':scope > h3 a, :scope > div > :is(pre, dl, .api-row, .api-foot) :is(a, button), :scope figure pre a, :scope > th a, :scope > td > .api-tool',
    ),
  ];
}
