// Narrows the members of a type down; the controls are plain HTML.

export {};

/** What a reader asks for; an empty field asks for everything. */
interface Question {
  readonly text: string;
  readonly kind: string;
  readonly origin: string;
}

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({target}) => {
    const controls = target instanceof Element ? target.closest<HTMLElement>('[data-api-filter]') : null;
    if (controls) filter(controls);
  });
}

function filter(controls: HTMLElement): void {
  const article = controls.parentElement;
  if (!article) return;
  const field = (name: string): string =>
    controls.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)?.value.trim().toLowerCase() ?? '';
  const question: Question = {text: field('text'), kind: field('kind'), origin: field('origin')};
  const asks = question.text + question.kind + question.origin !== '';
  let found = 0;

  for (const section of article.querySelectorAll<HTMLElement>('section[data-api-kind]')) {
    const fits = question.origin !== 'inherited' && fitsKind(section, question);
    const count = fits ? show(section.querySelectorAll<HTMLElement>(':scope > section, tr[id]'), question.text) : 0;
    section.hidden = count === 0;
    found += count;
  }
  for (const section of article.querySelectorAll<HTMLElement>('[data-api-inherited]')) {
    const count = question.origin === 'own' ? 0 : showInherited(section, question, asks);
    section.hidden = count === 0;
    found += count;
  }
  const output = controls.querySelector('output');
  if (output) output.textContent = asks ? answer(found) : '';
}

function showInherited(section: HTMLElement, question: Question, asks: boolean): number {
  let found = 0;
  for (const origin of section.querySelectorAll('details')) {
    let here = 0;
    for (const row of origin.querySelectorAll<HTMLElement>('[data-api-kind]')) {
      const count = fitsKind(row, question) ? show(row.querySelectorAll<HTMLElement>('li'), question.text) : 0;
      row.hidden = count === 0;
      here += count;
    }
    origin.hidden = here === 0;
    // What was looked for must not stay folded away.
    origin.open = asks;
    found += here;
  }
  return found;
}

function fitsKind(element: HTMLElement, {kind}: Question): boolean {
  return kind === '' || element.dataset['apiKind']?.toLowerCase() === kind;
}

/** Shows those whose name contains the text; says how many. */
function show(members: NodeListOf<HTMLElement>, text: string): number {
  let shown = 0;
  for (const member of members) {
    member.hidden = !nameOf(member).toLowerCase().includes(text);
    if (!member.hidden) shown += 1;
  }
  return shown;
}

/** Of a group its heading, of a row its anchor, of an inherited member its link. */
function nameOf(member: HTMLElement): string {
  return member.querySelector(':scope > h3')?.textContent ?? (member.id || member.textContent);
}

function answer(found: number): string {
  if (found === 0) return 'No member fits';
  return found === 1 ? '1 member' : `${found} members`;
}
