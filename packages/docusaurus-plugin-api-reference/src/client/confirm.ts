// Briefly shows on a control what it has done.

const shownFor = 2000;
const confirming = new WeakSet<Element>();

/** Shows `text` instead of the control's own, and has screen readers announce `announced`. */
export function confirm(control: HTMLElement, text: string, announced: string): void {
  const status = control.closest('.api')?.querySelector(':scope > [role="status"]');
  if (status) status.textContent = announced;
  if (confirming.has(control)) return;
  confirming.add(control);
  const content = [...control.childNodes];
  const label = control.getAttribute('aria-label');
  control.replaceChildren(text);
  control.removeAttribute('aria-label');
  setTimeout(() => {
    control.replaceChildren(...content);
    if (label !== null) control.setAttribute('aria-label', label);
    if (status) status.textContent = '';
    confirming.delete(control);
  }, shownFor);
}
