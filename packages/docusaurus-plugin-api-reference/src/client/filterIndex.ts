// Filters the list of all types; the field and the list are plain HTML.
import {counted} from 'api-model';
import {matchName} from './matchName';

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({target}) => {
    const field = fieldOf(target);
    if (field) filter(field);
  });
  document.addEventListener('keydown', ({key, target}) => {
    const field = fieldOf(target);
    if (!field || key !== 'Escape') return;
    field.value = '';
    filter(field);
  });
}

function fieldOf(target: EventTarget | null): HTMLInputElement | undefined {
  return target instanceof HTMLInputElement && target.matches('[data-index-filter] input') ? target : undefined;
}

function filter(field: HTMLInputElement): void {
  const typed = field.value.trim();
  const index = field.closest('.api-index');
  if (!index) return;
  let found = 0;
  for (const section of index.querySelectorAll<HTMLElement>('[data-letter]')) {
    let here = 0;
    for (const row of section.querySelectorAll<HTMLElement>('li')) {
      row.hidden = !matchName(row.querySelector('a')?.textContent ?? '', typed);
      if (!row.hidden) here += 1;
    }
    section.hidden = here === 0;
    found += here;
  }
  const letters = index.querySelector('nav');
  if (letters) letters.hidden = typed !== '';
  const output = index.querySelector('output');
  if (output) output.textContent = typed === '' ? '' : countText(found);
}

function countText(found: number): string {
  return found === 0 ? 'No matching types' : counted(found, 'type');
}
