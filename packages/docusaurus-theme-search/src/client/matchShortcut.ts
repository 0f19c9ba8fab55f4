/** What of a keyboard event a shortcut is about. */
export interface KeyPress extends Pick<
  KeyboardEvent,
  'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
> {
  /** What a browser fills in by itself comes without a key. */
  readonly key?: string;
}

/**
 * Whether a key press is the shortcut, `mod+k` or `ctrl+shift+f`: that key with exactly these modifiers. `mod` is the
 * command key on Apple's systems and Ctrl elsewhere. With an alphabet that lacks the key, the key at its place counts;
 * signs (`/`) need Shift on some keyboards, so it is not looked at there. No key is pressed while a word is composed.
 */
export function matchShortcut(press: KeyPress, shortcut: string, isApple: boolean): boolean {
  const {key: printed = ''} = press;
  const key = (printed > '~' ? press.code.slice(-1) : printed).toLowerCase();
  const pressed = [...(['ctrl', 'meta', 'alt', 'shift'] as const).filter((name) => press[`${name}Key`]), key];
  const listed = (names: readonly string[]): string =>
    names
      .filter((name) => name !== 'shift' || /\w/.test(key))
      .sort()
      .join();
  const wanted = shortcut
    .toLowerCase()
    .replace('mod', isApple ? 'meta' : 'ctrl')
    .split('+');
  return !press.isComposing && listed(pressed) === listed(wanted);
}
