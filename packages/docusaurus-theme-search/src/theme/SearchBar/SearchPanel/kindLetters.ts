const letters: Readonly<Record<string, string>> = {constructor: 'new', namespace: '{}', enumMember: 'V', operator: '±'};

/** Returns one to three letters for a symbol's kind, as editors show them: `C` for a class, `M` for a method. */
export function kindLetters(kind: string): string {
  return letters[kind] ?? kind.slice(0, 1).toUpperCase();
}
