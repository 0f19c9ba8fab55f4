/**
 * Focuses the search box and opens its panel, even if the box already has the focus. Returns false if the page has no box.
 * Also part of an inline script, so it must not use anything outside itself.
 */
export function focusBox(): boolean {
  const box = document.querySelector<HTMLInputElement>('.search input');
  box?.focus();
  box?.select();
  box?.click();
  return !!box;
}
