import {formOf, type TextStore} from './TextStore';

export interface SequenceHit {
  readonly document: number;
  readonly field: number;
}

/** Further documents are not searched. */
const maxDocuments = 1500;

/** Finds where words are consecutive or in one identifier. `parts` are the alternatives for each word. */
export function findSequence(parts: readonly (readonly number[])[], store: TextStore): readonly SequenceHit[] {
  const formSets = parts.map((words) => new Set(words.flatMap((word) => store.vocabulary.formsWith(word))));
  return documentsWithAll(parts, store).flatMap((document) =>
    fieldsWith(formSets, store.tokens[document] ?? []).map((field) => ({document, field})),
  );
}

function documentsWithAll(parts: readonly (readonly number[])[], store: TextStore): readonly number[] {
  let documents: Set<number> | undefined;
  for (const words of parts) {
    const before = documents;
    const found = new Set<number>();
    for (const word of words) {
      store.forEachPosting(word, (document) => {
        if (!before || before.has(document)) found.add(document);
      });
    }
    documents = found;
  }
  return [...(documents ?? [])].slice(0, maxDocuments);
}

/** Returns the field of each occurrence. */
function fieldsWith(formSets: readonly ReadonlySet<number>[], tokens: readonly number[]): readonly number[] {
  const found: number[] = [];
  let field = 0;
  let matched = 0;
  for (const token of tokens) {
    if (token < 0) field = -1 - token;
    matched = extend(formSets, matched, formOf(token));
    if (matched < formSets.length) continue;
    found.push(field);
    matched = 0;
  }
  return found;
}

/** Returns how many parts are matched after one more form, which may contain several of them. */
function extend(formSets: readonly ReadonlySet<number>[], matched: number, form: number): number {
  let count = formSets[matched]?.has(form) ? matched : 0;
  while (formSets[count]?.has(form)) count++;
  return count;
}
