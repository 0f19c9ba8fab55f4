// Narrows the list of all types down; the form is plain HTML.
import {matchName} from './matchName';

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({target}) => {
    const form = formOf(target);
    if (form) filter(form);
  });
  document.addEventListener('keydown', (event) => {
    const form = formOf(event.target);
    if (!form || event.key !== 'Escape') return;
    form.reset();
    filter(form);
  });
  document.addEventListener('submit', (event) => {
    if (formOf(event.target)) event.preventDefault();
  });
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  return target instanceof Element ? target.closest<HTMLFormElement>('[data-index-filter]') : null;
}

function filter(form: HTMLFormElement): void {
  const typed = form.querySelector('input')?.value.trim() ?? '';
  const index = form.parentElement;
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
  const output = form.querySelector('output');
  if (output) output.textContent = typed === '' ? '' : answer(found);
}

function answer(found: number): string {
  if (found === 0) return 'No type fits';
  return found === 1 ? '1 type' : `${found} types`;
}
