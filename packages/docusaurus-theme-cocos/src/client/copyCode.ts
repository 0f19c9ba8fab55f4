// Copies the code of a CodeFigure; the button is plain HTML. Part of interactions.ts.

const resetAfterMs = 2000;
const labels = {ready: 'Copy', copied: 'Copied', failed: 'Select and copy by hand'} as const;

export function clickCopy({target}: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  if (button) void copy(button);
}

async function copy(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(copyableText(button.parentElement));
    show(button, 'copied');
  } catch {
    // No permission, or a page that is not served securely.
    show(button, 'failed');
  }
  setTimeout(() => show(button, 'ready'), resetAfterMs);
}

/** The code as one would type it: lines that a diff takes away are left out. */
function copyableText(body: Element | null): string {
  const lines = body?.querySelectorAll('.line:not(.diff.remove)') ?? [];
  return [...lines].map((line) => line.textContent.trimEnd()).join('\n');
}

function show(button: HTMLElement, state: keyof typeof labels): void {
  button.dataset['copy'] = state;
  const [label, status] = button.querySelectorAll('[data-label], [role="status"]');
  if (label) label.textContent = labels[state];
  if (status) status.textContent = state === 'ready' ? '' : labels[state];
}
