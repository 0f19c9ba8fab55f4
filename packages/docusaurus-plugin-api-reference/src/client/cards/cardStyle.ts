/**
 * The card's style is loaded with its script, as a constructed style sheet. This keeps the style sheet of all pages small,
 * and the Content-Security-Policy needs no exception.
 */
export const cardStyle = `
.identifier-card {
  position: absolute;
  z-index: 300;
  top: 0;
  left: 0;
  box-sizing: border-box;
  width: max-content;
  max-width: min(30rem, calc(100vw - 1rem));
  padding: var(--space-3) var(--space-4);
  overflow: auto;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-small);
  background: var(--surface-raised);
  box-shadow: var(--shadow-high);
  color: var(--text-body);
  font: var(--size-small)/1.5 var(--font-body);
  overflow-wrap: anywhere;
  text-align: start;
  white-space: normal;
}
.identifier-card[hidden] { display: none }
.identifier-card > * { display: block; margin: 0 0 var(--space-1) }
.identifier-card > :last-child { margin: 0 }
.identifier-card small { color: var(--text-muted); font-size: .8125rem }
.identifier-card code { padding: 0; border: 0; background: none; color: var(--text-strong); font-size: .8125rem }
.identifier-card img { border-radius: var(--radius-small) }
.identifier-card em { color: var(--danger); font-style: normal }
.identifier-card a { min-height: 44px; line-height: 44px }
@media print { .identifier-card { display: none } }
`;
