/** A constructed style sheet that is loaded with its script. */
export const noticeStyle = `
.failed-navigation {
  position: fixed;
  z-index: 300;
  right: var(--space-4);
  bottom: var(--space-4);
  left: var(--space-4);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  align-items: center;
  box-sizing: border-box;
  width: fit-content;
  margin: 0 auto;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--border-strong);
  border-radius: var(--radius);
  background: var(--surface-raised);
  box-shadow: var(--shadow-high);
  color: var(--text-body);
}
.failed-navigation p { flex: 1 1 16rem; margin: 0 }
.failed-navigation button { min-height: 44px }
.failed-navigation button + button {
  border: 1px solid var(--border-strong);
  border-radius: var(--radius-small);
  background: none;
  color: var(--text-strong);
}
@media print { .failed-navigation { display: none } }
`;
