import {parse} from 'yaml';

/** An idea and our term for it. */
export interface Term {
  readonly idea: string;
  /** The words to use, for people. */
  readonly write: string;
  readonly not: readonly string[];
  /** Longer phrases in which words in `not` are allowed. */
  readonly unless: readonly string[];
}

/** @throws Error if an entry lacks a field or a phrase is listed twice. */
export function readGlossary(yaml: string): readonly Term[] {
  const entries = parse(yaml) as readonly Partial<Term>[];
  const seen = new Set<string>();
  return entries.map(({idea, write, not, unless = []}) => {
    if (!idea || !write || !not?.length)
      throw new Error(`An entry of the glossary needs idea, write and not: ${idea}.`);
    for (const phrase of not) {
      if (seen.has(phrase)) throw new Error(`"${phrase}" is listed twice in the glossary.`);
      seen.add(phrase);
    }
    return {idea, write, not, unless};
  });
}
