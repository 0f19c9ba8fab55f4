const symbols: Readonly<Record<string, string>> = {mod: '⌘', meta: '⌘', ctrl: '⌃', alt: '⌥', shift: '⇧'};

/** Returns a shortcut in the platform's notation: `⌘K` on Apple's systems, `Ctrl K` elsewhere. */
export function shortcutLabel(shortcut: string, isApple: boolean): string {
  const names = shortcut
    .toLowerCase()
    .replace('mod', isApple ? 'meta' : 'ctrl')
    .split('+');
  return names
    .map((name) => (isApple ? symbols[name] : undefined) ?? name.charAt(0).toUpperCase() + name.slice(1))
    .join(isApple ? '' : ' ');
}
