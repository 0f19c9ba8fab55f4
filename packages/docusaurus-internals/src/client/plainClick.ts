type Modifiers = Readonly<Record<'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey', boolean>>;

/** Returns whether a key is held that gives a click or another key a different meaning. */
export function hasModifier({altKey, ctrlKey, metaKey, shiftKey}: Modifiers): boolean {
  return altKey || ctrlKey || metaKey || shiftKey;
}

/** Other clicks keep the browser's default: a new tab, a new window or a menu. */
export function isPlainClick(event: Modifiers & {readonly button: number}): boolean {
  return event.button === 0 && !hasModifier(event);
}
