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
 *
 * Also part of an inline script, so it must not use anything outside itself, nor name functions within it, which the
 * TypeScript loader would mark with a helper.
 */
export function matchShortcut(press: KeyPress, shortcut: string, isApple: boolean): boolean {
  const {key: printed = ''} = press;
  const key = (printed > '~' ? press.code.slice(-1) : printed).toLowerCase();
  const pressed = [...(['ctrl', 'meta', 'alt', 'shift'] as const).filter((name) => press[`${name}Key`]), key];
  const wanted = shortcut
    .toLowerCase()
    .replace('mod', isApple ? 'meta' : 'ctrl')
    .split('+');
  const [isPressed, isWanted] = [pressed, wanted].map((names) =>
    names
      .filter((name) => name !== 'shift' || /\w/.test(key))
      .sort()
      .join(),
  );
  return !press.isComposing && isPressed === isWanted;
}
