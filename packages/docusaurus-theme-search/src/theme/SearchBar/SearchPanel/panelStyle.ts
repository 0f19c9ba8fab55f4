/** Styles of the open panel (a string, as in `hitStyle`). Options have fixed heights, so arriving texts move nothing. */
export const panelStyle = `
.panel-hidden {
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
.panel-close { display: none }
.search[data-state=loading] input { animation: search-loading .6s infinite alternate }
@keyframes search-loading { to { border-color: var(--accent-line) } }
.search input::-webkit-search-cancel-button {
  width: 20px;
  height: 20px;
  appearance: none;
  background: currentcolor;
  cursor: pointer;
  mask: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' stroke='%23000' stroke-width='2'%3E%3Cpath d='m5 5 10 10M5 15 15 5'/%3E%3C/svg%3E");
}
.search-panel {
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  overflow: hidden;
  background: var(--surface-raised);
  color: var(--text-body);
  font: var(--size-small)/1.5 var(--font-body);
  text-align: start;
}
.search-panel p { margin: 0 }
.panel-list { overflow-y: auto; overscroll-behavior: contain; outline: none }
.panel-group { padding: var(--space-2) }
.panel-group + .panel-group { border-top: 1px solid var(--border-soft) }
.panel-label { padding: var(--space-1) var(--space-3); color: var(--text-muted); font-weight: 600 }
.panel-option {
  display: grid;
  grid-template: auto / 2rem 1fr auto;
  column-gap: var(--space-2);
  align-items: center;
  position: relative;
  box-sizing: border-box;
  min-height: 2.5rem;
  padding: var(--space-1) var(--space-3);
  border-radius: var(--radius-small);
  color: var(--text-body);
  text-decoration: none;
  scroll-margin: var(--space-2);
}
.panel-option:hover { color: var(--text-body) }
.panel-option[aria-selected=true] {
  background: var(--accent-tint);
  box-shadow: inset 3px 0 var(--accent-line);
  border-start-start-radius: 0;
  border-end-start-radius: 0;
  color: var(--text-strong);
}
.panel-group[data-type=hit] .panel-option {
  grid-template: 1.5rem 1.25rem 1.25rem / 2rem minmax(0, 1fr) auto;
  height: 4.75rem;
  contain: strict;
}
.panel-option > * { grid-column: 2; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.panel-icon, .panel-kind {
  grid-area: 1 / 1;
  justify-self: center;
  box-sizing: border-box;
  overflow: visible;
  width: 1.375rem;
}
.panel-icon { fill: none; stroke: currentcolor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round }
.panel-icon { color: var(--text-muted) }
.panel-kind {
  padding: 0;
  border-radius: var(--radius-small);
  font: 700 .75rem/1.375rem var(--font-code);
  letter-spacing: -.05em;
  text-align: center;
}
.panel-option [data-kind=class], .panel-option [data-kind=struct], .panel-option [data-kind=interface],
.panel-option [data-kind=enum], .panel-option [data-kind=delegate] { background: var(--sea-tint); color: var(--sea) }
.panel-option [data-kind=method], .panel-option [data-kind=constructor], .panel-option [data-kind=operator] {
  background: var(--leaf-tint);
  color: var(--leaf);
}
.panel-option [data-kind=property], .panel-option [data-kind=field], .panel-option [data-kind=event],
.panel-option [data-kind=constant], .panel-option [data-kind=enumMember], .panel-option [data-kind=indexer] {
  background: var(--sand-tint);
  color: var(--sand-text);
}
.panel-title { color: var(--text-strong); font-size: .9375rem; font-weight: 600 }
.panel-title wbr { display: none }
.panel-code { font-family: var(--font-code); font-size: .875rem }
.panel-aside { grid-area: 1 / 3; color: var(--text-muted); font-size: .8125rem }
.panel-option .panel-excerpt, .panel-option .panel-place { grid-column: 2 / -1; font-size: .8125rem }
.panel-place, .panel-excerpt.panel-code { color: var(--text-muted) }
.panel-option em { color: var(--accent); font-style: normal }
.panel-option em.panel-aside { color: var(--danger) }
.panel-group[data-type=page] .panel-option { grid-template-columns: 2rem auto minmax(0, 1fr) auto }
.panel-group[data-type=page] .panel-place { grid-column: 3; color: var(--text-muted) }
.panel-remove {
  grid-area: 1 / -2;
  width: 2rem;
  font-size: 1.25rem;
  line-height: 2rem;
  text-align: center;
  color: var(--text-muted);
}
.panel-remove:hover { color: var(--danger) }
.panel-group[data-type=all] {
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  background: var(--surface-raised);
}
.panel-group[data-type=all] .panel-option {
  display: block;
  max-width: 100%;
  min-height: 0;
  overflow: hidden;
  color: var(--accent);
  font-weight: 500;
  line-height: 1.75rem;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.panel-note { padding: var(--space-3) var(--space-4); overflow-wrap: anywhere }
.panel-note + *, * + .panel-note { border-top: 1px solid var(--border-soft) }
.panel-note p + p { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-4); margin-top: var(--space-2) }
.panel-note[data-type=problem] { background: var(--sand-tint); color: var(--text-body) }
.panel-note code { white-space: pre-wrap }
.panel-note mark { padding: 0; background: none; box-shadow: inset 0 -2px var(--danger-line); color: var(--danger) }
.search-panel button, .panel-close {
  padding: .125rem .75rem;
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-round);
  background: none;
  color: var(--accent);
  font: 500 var(--size-small)/1.5 var(--font-body);
  cursor: pointer;
}
.search-panel button:hover { background: var(--accent-tint) }

@media (min-width: 997px) {
  .search[data-open] .search-panel {
    position: absolute;
    top: calc(100% + var(--space-3));
    inset-inline-end: 0;
    width: min(40rem, calc(100vw - 2rem));
    max-height: calc(100vh - var(--ifm-navbar-height) - var(--space-6));
    border: 1px solid var(--border-soft);
    border-radius: var(--radius);
    box-shadow: var(--shadow-high);
  }
  .navbar__items:not(.navbar__items--right) .search[data-open] .search-panel { inset-inline: 0 auto }
}
@media (max-width: 996px) {
  html:has(.search[data-open]) { overflow: hidden }
  .navbar:has(.search[data-open]) { z-index: 1000; transition: none; transform: none; backdrop-filter: none }
  .search[data-open] {
    position: fixed;
    z-index: 1;
    inset: 0;
    display: grid;
    grid-template: auto minmax(0, 1fr) / minmax(0, 1fr) auto;
    align-items: center;
    width: auto;
    height: var(--search-height, 100dvh);
    padding-top: env(safe-area-inset-top);
    background: var(--surface-raised);
    touch-action: pinch-zoom;
  }
  /* A keyboard over the page lets it scroll up behind, so the sheet's background extends below. */
  .search[data-open]::after { content: ""; position: fixed; z-index: -1; inset: 0; background: inherit }
  .search[data-open] input { width: auto; margin: var(--space-2); margin-inline-end: 0 }
  .search[data-open] .panel-close { display: block; min-height: 44px; margin: var(--space-2) }
  .search[data-open] .search-panel {
    grid-column: 1 / -1;
    align-self: stretch;
    padding-bottom: env(safe-area-inset-bottom);
    border-top: 1px solid var(--border-soft);
  }
  .panel-option { min-height: 44px }
  .panel-group[data-type=hit] .panel-option { grid-template-rows: auto auto; align-content: start; height: 6.75rem }
  .panel-title.panel-code { line-height: 1.25rem; white-space: normal; overflow-wrap: anywhere }
  .panel-option .panel-title.panel-code wbr { display: inline }
  .panel-excerpt:not(.panel-code), .panel-code ~ .panel-place {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
  .panel-aside:not(em) { display: none }
  .panel-group[data-type=all] { position: static; display: grid }
  .panel-group[data-type=all] .panel-option { line-height: 36px; min-height: 44px }
  .panel-remove { width: 44px; line-height: 44px }
  .panel-note a { min-height: 44px; line-height: 44px }
  .search-panel button { min-height: 44px; line-height: 38px }
  .panel-note > button { display: block; margin-top: var(--space-2) }
}
@media (forced-colors: active) {
  .panel-option[aria-selected=true] { outline: 2px solid Highlight; outline-offset: -2px }
}
@media print { .search-panel { display: none } }
`;
