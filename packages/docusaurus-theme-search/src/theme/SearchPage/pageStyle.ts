import {hitStyle} from '../SearchHit';

/** Styles of the page that are needed only once its script runs (see `useStyle`). */
export const pageStyle = `${hitStyle}
.search-problem { flex-basis: 100%; margin: 0; color: var(--danger) }
.search-problem span { color: var(--text-body) }
.search-problem code { color: var(--text-strong); overflow-wrap: anywhere }
[data-search] .search-problem mark { background: var(--danger-tint); box-shadow: inset 0 -2px var(--danger-line) }

.search-version { display: block; margin-bottom: var(--space-3) }
.search-version select {
  min-height: 2.5rem;
  padding: 0 var(--space-2);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-small);
  background: var(--surface-raised);
  color: var(--text-strong);
  font: inherit;
}

.search-filters { display: grid; gap: var(--space-2) }
.search-filters > div { display: flex; flex-wrap: wrap; gap: var(--space-2) }
.search-filters button {
  min-height: 2.25rem;
  padding: 0 var(--space-3);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-round);
  background: none;
  color: var(--text-body);
  font: var(--size-small) var(--font-body);
  cursor: pointer;
}
.search-filters button:hover { background: var(--surface-sunken) }
.search-filters button[aria-pressed=true] {
  border-color: var(--accent-solid);
  background: var(--accent-tint);
  color: var(--accent);
  font-weight: 600;
}
.search-filters small {
  display: inline-block;
  min-width: 3.5ch;
  font-weight: 400;
  text-align: end;
  white-space: pre;
}
.search-kinds { overflow-x: auto; scrollbar-width: thin }
.search-filters > .search-kinds { flex-wrap: nowrap; margin: -4px; padding: 4px }
.search-kinds button { flex: none }

.search-count { margin: var(--space-4) 0 var(--space-3); color: var(--text-muted) }

.search-hits { margin: 0; padding: 0; list-style: none }
.search-hits li { padding: var(--space-4) 0; border-top: 1px solid var(--border-soft) }
.search-hits h2 { margin: 0 0 var(--space-1); font-size: 1.125rem; line-height: 1.35; overflow-wrap: anywhere }
.search-hits h2 a { display: inline-block; text-decoration: none }
.search-hits h2 a:hover { text-decoration: underline }
.search-hits p { margin: var(--space-1) 0 0; line-height: 1.6; overflow-wrap: anywhere }
.search-hits code {
  padding: .1em .35em;
  border: 0;
  background: var(--code-surface);
  box-decoration-break: clone;
  -webkit-box-decoration-break: clone;
  color: var(--code-text);
  font-size: .875em;
  white-space: normal;
}
.search-hits [aria-hidden] {
  width: 85%;
  background: linear-gradient(var(--surface-sunken) 0 0) 0 50%/100% .75rem no-repeat;
}
.search-hits [aria-hidden] + [aria-hidden] { width: 60% }
.search-place, .search-signature, .search-note { color: var(--text-muted); font-size: var(--size-small) }
.search-place em { color: var(--danger); font-style: normal }

.search-more, .search-failure button, .search-widen {
  min-height: 2.75rem;
  padding: 0 var(--space-4);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-small);
  background: var(--surface-raised);
  color: var(--text-strong);
  font: inherit;
  cursor: pointer;
}
.search-more { display: block; width: 100%; margin: var(--space-4) 0 var(--space-8) }
.search-failure {
  padding: var(--space-4);
  border: 1px solid var(--danger-line);
  border-radius: var(--radius-small);
  background: var(--danger-tint);
  color: var(--text-body);
}

.search-skeleton div {
  height: 7rem;
  border-top: 1px solid var(--border-soft);
  background:
    linear-gradient(var(--surface-sunken) 0 0) 0 1.25rem / 45% 1rem no-repeat,
    linear-gradient(var(--surface-sunken) 0 0) 0 3rem / 30% .75rem no-repeat,
    linear-gradient(var(--surface-sunken) 0 0) 0 4.5rem / 85% .75rem no-repeat;
}

.search-waiting {
  background: linear-gradient(var(--surface-sunken) 0 0) 0 50% / 70% .75rem no-repeat;
}

[data-search] table { margin-top: var(--space-4) }
[data-search] caption { margin-bottom: var(--space-2); color: var(--text-strong); font-weight: 600; text-align: start }
[data-search] th { font-weight: 400; text-align: start; white-space: nowrap }

@media (pointer: coarse) {
  .search-filters button, .search-version select { min-height: 44px }
  .search-hits h2 a { min-height: 44px; padding: var(--space-2) 0 }
  [data-search] th a { display: inline-block; min-height: 44px; line-height: 44px }
}
`;
