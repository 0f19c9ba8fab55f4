/** The part of a keyboard event that a shortcut depends on. */
export interface KeyPress extends Pick<
  KeyboardEvent,
  'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing'
> {
  /** Absent when the browser's autofill sends the event. */
  readonly key?: string;
}

/**
 * Returns true if a key press is the shortcut (`mod+k`, `ctrl+shift+f`): that key with exactly these modifiers. `mod` is
 * the command key on Apple's systems and Ctrl elsewhere. On keyboards with another alphabet, the physical key decides.
 * Shift is ignored for signs (`/`), because some keyboards need it to type them. Presses during composition never match.
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
