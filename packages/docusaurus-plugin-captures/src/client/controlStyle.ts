// The style of elements that only a script adds, in a constructed style sheet instead of every page's CSS.

const style = new CSSStyleSheet();
style.replaceSync(`
capture-loop { position: relative }
capture-loop[data-sources] > :is(img, video) { cursor: pointer }
.loop-controls {
  position: absolute;
  right: var(--space-2);
  bottom: var(--space-2);
  display: flex;
  gap: var(--space-1);
}
.loop-controls > button {
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-round);
  background: var(--surface-raised);
  color: var(--text-strong);
  cursor: pointer;
}
.loop-controls > button:hover { color: var(--accent); border-color: var(--accent-line) }
@media (pointer: coarse) { .loop-controls > button { width: 44px; height: 44px } }
/* In a grid, only comparisons step. */
[data-plays=pointed] > .loop-controls > :first-child { display: none }
@media print { .loop-controls { display: none } }
`);
document.adoptedStyleSheets.push(style);

export {};
