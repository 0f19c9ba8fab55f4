const letters: Readonly<Record<string, string>> = {constructor: 'new', namespace: '{}', enumMember: 'V', operator: '±'};

/** One to three letters for a symbol's kind, as editors have them: `C` of a class, `M` of a method. */
export function kindLetters(kind: string): string {
  return letters[kind] ?? kind.slice(0, 1).toUpperCase();
}
