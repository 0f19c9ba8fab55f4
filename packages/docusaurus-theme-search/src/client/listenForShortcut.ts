// cspell:ignore contenteditable
import type {matchShortcut} from './matchShortcut';

/**
 * Focuses the search box when the reader presses the shortcut, or `/` outside a text field. Also part of an inline script,
 * so it must not use anything but its parameters.
 */
export function listenForShortcut(
  shortcut: string,
  isApple: boolean,
  matches: typeof matchShortcut,
  focusBox: () => boolean,
): void {
  document.addEventListener('keydown', (event) => {
    const isInText = (event.target as Element).matches('input,textarea,select,[contenteditable]');
    const isShortcut = matches(event, shortcut, isApple) || (!isInText && matches(event, '/', isApple));
    if (isShortcut && focusBox()) event.preventDefault();
  });
}
