import {parse} from 'yaml';

/** A term of the project or its field. */
export interface Term {
  readonly idea: string;
  readonly write: string;
  /** Other words for the idea, for people. They also have other meanings, so a check can't refuse them. */
  readonly avoid?: string;
}

/** Phrases that are refused everywhere. */
export interface Ban {
  readonly idea: string;
  /** The words to use, for people. */
  readonly write: string;
  readonly not: readonly string[];
  /** Longer phrases in which words in `not` are allowed. */
  readonly unless: readonly string[];
}

export interface Glossary {
  readonly terms: readonly Term[];
  readonly bans: readonly Ban[];
}

interface GlossaryFile {
  readonly terms: readonly Partial<Term>[];
  readonly bans: readonly Partial<Ban>[];
}

/** @throws Error if an entry lacks a field, or a term or phrase is listed twice. */
export function readGlossary(yaml: string): Glossary {
  const file = parse(yaml) as GlossaryFile;
  const terms = file.terms.map(({idea, write, ...rest}) => {
    if (!idea || !write) throw new Error(`A term of the glossary needs idea and write: ${idea}.`);
    return {idea, write, ...rest};
  });
  const bans = file.bans.map(({idea, write, not, unless = []}) => {
    if (!idea || !write || !not?.length) throw new Error(`A ban of the glossary needs idea, write and not: ${idea}.`);
    return {idea, write, not, unless};
  });
  checkOnce(terms.map(({write}) => write));
  checkOnce(bans.flatMap(({not}) => not));
  return {terms, bans};
}

function checkOnce(phrases: readonly string[]): void {
  const twice = phrases.find((phrase, index) => phrases.indexOf(phrase) !== index);
  if (twice !== undefined) throw new Error(`"${twice}" is listed twice in the glossary.`);
}
