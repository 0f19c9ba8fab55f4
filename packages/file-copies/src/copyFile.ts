// Copies a file that the page only links to: <button data-copy-file="address">.

const resetAfterMs = 2000;

/** Copies the text of the button's file to the clipboard and shows the result in the button. */
export async function copyFile(button: HTMLElement): Promise<void> {
  const text = fetchText(button.dataset['copyFile'] ?? '');
  try {
    await write(text);
    show(button, 'Copied');
  } catch {
    // The page has no permission or no network, or it is not served securely.
    show(button, "Couldn't copy");
  }
  setTimeout(() => show(button, ''), resetAfterMs);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} responded with status ${response.status}.`);
  return response.text();
}

/**
 * Safari only copies if `write` is called before the text is loaded; older releases of Firefox only have `writeText`.
 */
async function write(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((value) => new Blob([value], {type: 'text/plain'}));
  return navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

/** Shows the result instead of the label; an empty text shows the label again. */
function show(button: HTMLElement, text: string): void {
  button.toggleAttribute('data-copy-said', text !== '');
  const status = button.querySelector('[role="status"]');
  if (status) status.textContent = text;
}
