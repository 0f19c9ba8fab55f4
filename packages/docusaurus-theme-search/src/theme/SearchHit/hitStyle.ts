/**
 * Styles of hits. They are loaded with the script that shows hits, as a constructed style sheet, so that the style sheet of
 * all pages stays small and the Content-Security-Policy needs no exception. Marks are styled within elements with
 * `data-search`.
 */
export const hitStyle = `
[data-search] mark {
  padding: 0;
  border-radius: 3px;
  background: var(--sand-tint);
  box-shadow: inset 0 -2px var(--sand-line);
  color: var(--text-strong);
}
.search-kind {
  display: inline-block;
  padding: 0 .5em;
  border-radius: var(--radius-round);
  background: var(--surface-sunken);
  color: var(--text-muted);
  font: 500 .75rem/1.6 var(--font-body);
  white-space: nowrap;
}
.search-kind:is([data-kind=class], [data-kind=struct], [data-kind=interface], [data-kind=enum], [data-kind=delegate]) {
  background: var(--sea-tint);
  color: var(--sea);
}
.search-kind:is([data-kind=method], [data-kind=constructor], [data-kind=operator]) {
  background: var(--leaf-tint);
  color: var(--leaf);
}
.search-kind:is([data-kind=property], [data-kind=field], [data-kind=constant], [data-kind=event], [data-kind=indexer],
[data-kind=enumMember]) {
  background: var(--sand-tint);
  color: var(--sand-text);
}
.search-section { color: var(--text-muted) }
`;
