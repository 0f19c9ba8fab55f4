// The style of elements that only the gallery's script adds, in a constructed style sheet instead of every page's CSS.

const style = new CSSStyleSheet();
style.replaceSync(`
.capture-tools { visibility: visible; display: flex; gap: var(--space-3); align-items: center; font-size: var(--size-small) }
.capture-tools > label { display: flex; align-items: center; gap: var(--space-1); min-height: 44px; cursor: pointer }
.capture-tools input { width: 18px; height: 18px; accent-color: var(--accent-solid) }
.capture-tools > button {
  min-height: 36px;
  padding: 0 var(--space-3);
  border: 1px solid var(--border-soft);
  border-radius: var(--radius-small);
  background: var(--surface-raised);
  color: var(--text-body);
  font: inherit;
  cursor: pointer;
}
.capture-tools > button:hover { border-color: var(--accent-line); color: var(--accent) }
.capture-tools > button[data-copy-said] { border-color: var(--leaf-line); color: var(--leaf) }
.capture-tools > button[data-copy-said] > :first-child { display: none }
@media (pointer: coarse) { .capture-tools > button { min-height: 44px } }
.capture-tray {
  position: fixed;
  z-index: 150;
  right: 0;
  bottom: var(--space-4);
  left: 0;
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: max-content;
  max-width: calc(100vw - 2rem);
  margin-inline: auto;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow-high);
  font-size: var(--size-small);
}
.capture-tray[hidden] { display: none }
:is(.capture-tray, .capture-comparison-bar) > button {
  min-height: 44px;
  padding: 0 var(--space-4);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-small);
  background: var(--surface-page);
  color: var(--text-strong);
  font: inherit;
  cursor: pointer;
}
:is(.capture-tray, .capture-comparison-bar) > button:hover:enabled { border-color: var(--accent-line); color: var(--accent) }
.capture-tray > button:disabled { border-color: var(--border-soft); color: var(--text-muted); cursor: default }
.capture-comparison {
  width: min(80rem, calc(100vw - 2rem));
  max-height: calc(100dvh - 2rem);
  padding: var(--space-4);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius);
  background: var(--surface-page);
  color: var(--text-body);
}
.capture-comparison::backdrop { background: rgb(0 0 0 / 55%) }
.capture-comparison-loops {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: var(--space-4);
}
.capture-comparison figure { margin: 0 }
.capture-comparison video { display: block; width: 100%; height: auto; border-radius: var(--radius-small) }
.capture-comparison figcaption { margin-top: var(--space-1); padding-left: var(--space-2); border-left: 4px solid var(--series) }
.capture-comparison-curves { display: block; width: 100%; max-width: 22rem; height: auto; margin: var(--space-4) auto 0; fill: none }
.capture-comparison-curves [data-series] { stroke: var(--series); stroke-width: 3 }
.capture-comparison-bar { position: sticky; bottom: calc(-1 * var(--space-4)); display: flex; flex-wrap: wrap; gap: var(--space-2); margin-top: var(--space-4); padding: var(--space-2) 0 var(--space-4); background: var(--surface-page) }
.capture-comparison-bar > :last-child { margin-left: auto }
[data-series='0'] { --series: var(--accent-line) }
[data-series='1'] { --series: var(--sea-line) }
[data-series='2'] { --series: var(--leaf-line) }
[data-series='3'] { --series: var(--sand-line) }
[data-series='4'] { --series: var(--code-number) }
[data-series='5'] { --series: var(--text-muted) }
@media print { .capture-tray { display: none } }
`);
document.adoptedStyleSheets.push(style);

export {};
