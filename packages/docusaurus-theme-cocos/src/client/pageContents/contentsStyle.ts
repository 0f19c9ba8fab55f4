/** Goes into a constructed style sheet, which only phones load and which the Content-Security-Policy allows. */
export const contentsStyle = `
.page-contents-button { position: fixed; z-index: 149; bottom: max(var(--space-4), env(safe-area-inset-bottom)); left: var(--space-4) }
.page-contents-button > button {
  min-height: 44px;
  padding: 0 var(--space-4);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-round);
  background: var(--surface-raised);
  box-shadow: var(--shadow-high);
  color: var(--text-strong);
  font: 500 0.9375rem var(--font-body);
  cursor: pointer;
}
.page-contents-button > button::before {
  display: inline-block;
  width: 14px;
  height: 10px;
  margin-right: var(--space-2);
  border-block: 2px solid var(--accent-line);
  background: linear-gradient(var(--accent-line) 0 0) 0 50%/9px 2px no-repeat;
  content: '';
}
.page-contents {
  box-sizing: border-box;
  width: 100%;
  max-width: 40rem;
  max-height: 80dvh;
  margin: auto auto 0;
  padding: 0 0 max(var(--space-4), env(safe-area-inset-bottom));
  overflow: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--border-soft);
  border-width: 1px 0 0;
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  background: var(--surface-raised);
  box-shadow: var(--shadow-high);
  color: var(--text-body);
}
.page-contents::backdrop { background: rgb(0 0 0 / 45%) }
.page-contents > p {
  position: sticky;
  z-index: 1;
  top: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: 0;
  padding: var(--space-2) var(--space-2) var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--border-soft);
  background: var(--surface-raised);
  font: 600 1.125rem var(--font-heading);
}
.page-contents button {
  min-height: 44px;
  padding: 0 var(--space-4);
  border: 0;
  border-radius: var(--radius-round);
  background: none;
  color: var(--accent);
  font: 500 1rem var(--font-body);
  cursor: pointer;
}
.page-contents ul { margin: 0; padding: var(--space-2) 0; list-style: none }
.page-contents a {
  display: block;
  min-height: 44px;
  box-sizing: border-box;
  padding: var(--space-2) var(--space-4);
  border-left: 4px solid transparent;
  color: var(--text-body);
  overflow-wrap: anywhere;
  scroll-margin-top: 8rem;
  text-decoration: none;
}
.page-contents a.h2 { color: var(--text-strong); font-weight: 600 }
.page-contents a.h3 { padding-left: var(--space-8) }
.page-contents a[aria-current] { border-color: var(--accent-line); background: var(--accent-tint); color: var(--accent) }
.page-contents a:focus-visible { outline-offset: -3px }
.page-contents code { padding: 0; border: 0; background: none; font-size: 0.9375em }
html:has(.page-contents[open]) { overflow: hidden; scrollbar-gutter: stable }
@media (min-width: 997px) { .page-contents-button { display: none } }
@media print { .page-contents-button { display: none } }
`;
