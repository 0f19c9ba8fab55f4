import {describe, expect, it} from 'vitest';
import {shortcutLabel} from './shortcutLabel';

describe('shortcutLabel', () => {
  it.each([
    ['mod+k', '⌘K', 'Ctrl K'],
    ['ctrl+shift+f', '⌃⇧F', 'Ctrl Shift F'],
    ['alt+/', '⌥/', 'Alt /'],
  ])('writes %s as %s on Apple, as %s elsewhere', (shortcut, apple, other) => {
    expect([shortcutLabel(shortcut, true), shortcutLabel(shortcut, false)]).toEqual([apple, other]);
  });
});
