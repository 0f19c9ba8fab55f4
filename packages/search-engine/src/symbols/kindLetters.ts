/** The lane's letters for kinds. */
const typeKinds = {c: 'class', s: 'struct', i: 'interface', e: 'enum', d: 'delegate', t: 'type'};
const memberKinds = {
  c: 'constructor',
  k: 'constant',
  e: 'enumMember',
  f: 'field',
  p: 'property',
  i: 'indexer',
  m: 'method',
  o: 'operator',
  v: 'event',
};

const letters = {type: typeKinds, member: memberKinds} as const;
export type SymbolLevel = keyof typeof letters;

/** @throws Error when the lane has no letter for the kind. */
export function kindLetter(level: SymbolLevel, kind: string): string {
  const letter = Object.entries(letters[level]).find(([, each]) => each === kind)?.[0];
  if (letter !== undefined) return letter;
  throw new Error(
    `The symbol index has a ${level} of the kind "${kind}", which the search does not know (kindLetters.ts).`,
  );
}

export function kindOf(level: SymbolLevel, letter: string): string {
  return (letters[level] as Readonly<Record<string, string>>)[letter] ?? level;
}
