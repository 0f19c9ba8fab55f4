// What only a script adds has its style with the script, as a constructed style sheet: no rule in every page's CSS.

const style = new CSSStyleSheet();
style.replaceSync(`
capture-loop { position: relative }
capture-loop > video { cursor: pointer }
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
/* While it plays and nobody points at it, the buttons are not in the picture's way. */
@media (hover: hover) {
  [data-playing]:not(:hover, :focus-within) > .loop-controls { opacity: 0 }
}
/* Among many, a step is for the comparison. */
[data-plays=pointed] > .loop-controls > :first-child { display: none }
@media print { .loop-controls { display: none } }
`);
document.adoptedStyleSheets.push(style);

export {};
