// Filters the members of a type; the controls are plain HTML.

import {counted} from 'api-model';
import {inheritedSummary, showSummaries} from './inheritedSummaries';
import {matchMember} from './matchMember';

/** The reader's filter; empty fields match everything. */
interface Filter {
  readonly text: string;
  readonly kind: string;
  readonly origin: string;
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({target}) => {
    const controls = target instanceof Element ? target.closest<HTMLElement>('[data-api-filter]') : null;
    // The choice of tools doesn't affect which members are shown.
    if (controls && !(target as Element).matches('[name="tools"]')) filter(controls);
  });
}

function filter(controls: HTMLElement): void {
  const article = controls.closest<HTMLElement>('.api');
  if (!article) return;
  const field = (name: string): string =>
    controls.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value.trim().toLowerCase() ?? '';
  const wanted: Filter = {text: field('text'), kind: field('kind'), origin: field('origin')};
  const isFiltering = wanted.text + wanted.kind + wanted.origin !== '';
  let found = 0;

  const shown = new Set<string>();
  for (const section of article.querySelectorAll<HTMLElement>('section[data-api-kind]')) {
    const fits = wanted.origin !== 'inherited' && fitsKind(section, wanted);
    const count = fits ? showOwn(section, wanted.text, shown) : 0;
    section.hidden = count === 0;
    found += count;
  }
  const list = article.querySelector('.api-members');
  if (list) showRows(list, shown, isFiltering);
  for (const section of article.querySelectorAll<HTMLElement>('[data-api-inherited]')) {
    const count = wanted.origin === 'own' ? 0 : showInherited(section, wanted, isFiltering);
    section.hidden = count === 0;
    found += count;
    if (wanted.text !== '')
      void Promise.all([...section.querySelectorAll('details')].map(showSummaries)).then((areNew) => {
        if (areNew.includes(true)) filter(controls);
      });
  }
  const output = controls.querySelector('output');
  if (output) output.textContent = isFiltering ? countText(found) : '';
}

function showInherited(section: HTMLElement, wanted: Filter, isFiltering: boolean): number {
  let found = 0;
  for (const origin of section.querySelectorAll('details')) {
    let here = 0;
    for (const row of origin.querySelectorAll<HTMLElement>('[data-api-kind]')) {
      const count = fitsKind(row, wanted) ? show(row.querySelectorAll<HTMLElement>('li'), wanted.text) : 0;
      row.hidden = count === 0;
      here += count;
    }
    origin.hidden = here === 0;
    // Matches must not stay folded.
    origin.open = isFiltering;
    found += here;
  }
  return found;
}

function fitsKind(element: HTMLElement, {kind}: Filter): boolean {
  return kind === '' || element.dataset['apiKind']?.toLowerCase() === kind;
}

/** Shows the members that match the text and adds their anchors to `shown`; returns their number. */
function showOwn(section: HTMLElement, text: string, shown: Set<string>): number {
  let count = 0;
  for (const member of section.querySelectorAll<HTMLElement>(':scope > section, tr[id]')) {
    const heading = member.querySelector(':scope > h3');
    member.hidden = !matchMember(text, heading?.textContent ?? member.id, summaryOf(member));
    if (member.hidden) continue;
    count += 1;
    shown.add(heading?.id ?? member.id);
  }
  return count;
}

/** Returns the summary of a group of members or a row. */
function summaryOf(member: HTMLElement): string {
  const words = member.querySelectorAll(
    ':scope > p, :scope > .api-member > p:not(.api-foot), :scope > td:nth-child(2)',
  );
  return [...words].map(({textContent}) => textContent).join(' ');
}

/** In the list at the top, shows the rows of the shown members and the groups that contain any. */
function showRows(list: Element, shown: ReadonlySet<string>, isFiltering: boolean): void {
  for (const group of list.querySelectorAll<HTMLElement>(':scope > ul')) {
    if (group.matches('.api-foot')) {
      group.hidden = isFiltering;
      continue;
    }
    let count = 0;
    for (const row of group.querySelectorAll<HTMLElement>(':scope > li')) {
      row.hidden = !shown.has(decodeURIComponent(row.querySelector('a')?.hash.slice(1) ?? ''));
      if (!row.hidden) count += 1;
    }
    group.hidden = count === 0;
    if (group.previousElementSibling instanceof HTMLElement) group.previousElementSibling.hidden = group.hidden;
  }
}

/** Shows the inherited members that match the text; returns their number. */
function show(members: NodeListOf<HTMLElement>, text: string): number {
  let shown = 0;
  for (const member of members) {
    member.hidden = !matchMember(text, member.querySelector('a')?.textContent ?? '', inheritedSummary(member));
    if (!member.hidden) shown += 1;
  }
  return shown;
}

function countText(found: number): string {
  return found === 0 ? 'No matching members' : counted(found, 'member');
}
