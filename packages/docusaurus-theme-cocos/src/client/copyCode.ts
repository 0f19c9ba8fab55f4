// Copies the code of a CodeFigure; the button is plain HTML. Part of interactions.ts.

const resetAfterMs = 2000;
const labels = {ready: 'Copy', copied: 'Copied', failed: 'Select and copy manually'} as const;

export function handleCopyClick({target}: MouseEvent): void {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-copy]') : null;
  if (button) void copy(button);
}

async function copy(button: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(copyableText(button.parentElement));
    show(button, 'copied');
  } catch {
    // The page has no permission, or it is not served securely.
    show(button, 'failed');
  }
  setTimeout(() => show(button, 'ready'), resetAfterMs);
}

/** The code without the lines that a diff removes and without the dots for lines that it leaves out. */
function copyableText(body: Element | null): string {
  const lines = body?.querySelectorAll('.line:not(.diff.remove, .gap)') ?? [];
  return [...lines].map((line) => line.textContent.trimEnd()).join('\n');
}

function show(button: HTMLElement, state: keyof typeof labels): void {
  button.dataset['copy'] = state;
  const [label, status] = button.querySelectorAll('[data-label], [role="status"]');
  if (label) label.textContent = labels[state];
  if (status) status.textContent = state === 'ready' ? '' : labels[state];
}
