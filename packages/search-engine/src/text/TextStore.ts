import {b, fields} from '..';
import {type Form, Vocabulary} from './Vocabulary';
import {scanWords} from './words';

/**
 * The indexed fields of a document: those that a query can name, and the title of a section's page. A section is also found
 * by that title, but a query cannot name the field, because it is not the section's own title.
 */
export const indexedFields = [...fields, 'pageTitle'] as const;
export type IndexedField = (typeof indexedFields)[number];

export interface TextDocument {
  readonly id: number;
  readonly fields: Partial<Record<IndexedField, string>>;
}

/** A document's tokens are 0 for the end of a sentence, `-1 - f` for the start of field `f`, or else encode forms. */
export const sentenceEnd = 0;

export function formOf(token: number): number {
  return (token >> 1) - 1;
}

export function isStopWord(token: number): boolean {
  return (token & 1) === 1;
}

function toToken({id, isStopWord: isStop}: Form): number {
  return ((id + 1) << 1) | (isStop ? 1 : 0);
}

const noLengths = indexedFields.map(() => 0);

/** Higher counts are capped, because a posting has 8 bits for them. */
const maxCount = 254;

/** Stores texts as numbers: the postings of each word, and the tokens of each document. */
export class TextStore {
  readonly vocabulary = new Vocabulary();
  /** Ids by number. Documents are numbered in the order in which they are added. */
  readonly ids: number[] = [];
  /** Tokens by document. */
  readonly tokens: number[][] = [];
  private readonly numbers = new Map<number, number>();
  /** Postings by word, each packed into a number because there are hundreds of thousands. */
  private readonly postings: number[][] = [];
  /** Number of words by document and field. */
  private readonly lengths: number[] = [];
  private readonly totals = indexedFields.map(() => ({words: 0, documents: 0}));

  /** Adds a document, or fields to the one with this id. Existing fields stay unchanged. */
  add({id, fields: texts}: TextDocument): void {
    const document = this.numberOf(id);
    indexedFields.forEach((field, index) => {
      const text = texts[field];
      if (text && !this.lengths[document * indexedFields.length + index]) this.addField(document, index, text);
    });
  }

  /**
   * Calls `onPosting` with each field of a document that has a word, and how many times; inside an identifier counts half. Creates no objects, because this is the search's inner loop.
   */
  forEachPosting(word: number, onPosting: (document: number, field: number, count: number) => void): void {
    for (const posting of this.postings[word] ?? [])
      onPosting(posting >>> 11, (posting >>> 8) & 7, (posting & 255) / 2);
  }

  /** Returns how many fields of documents have a word. */
  frequency(word: number): number {
    return this.postings[word]?.length ?? 0;
  }

  /** Returns BM25's length normalization, which is 1 for a field of average length. */
  lengthNorm(document: number, field: number): number {
    const {words, documents} = this.totals[field] ?? {words: 1, documents: 1};
    return 1 - b + (b * (this.lengths[document * indexedFields.length + field] ?? 0) * documents) / words;
  }

  private numberOf(id: number): number {
    let number = this.numbers.get(id);
    if (number === undefined) {
      number = this.ids.push(id) - 1;
      this.numbers.set(id, number);
      this.tokens.push([]);
      this.lengths.push(...noLengths);
    }
    return number;
  }

  private addField(document: number, field: number, text: string): void {
    const tokens = this.tokens[document] ?? [];
    tokens.push(-1 - field);
    let words = 0;
    scanWords(
      text,
      (written) => {
        const form = this.vocabulary.form(written);
        tokens.push(toToken(form));
        this.post(form, (document << 11) | (field << 8));
        words++;
      },
      () => tokens.push(sentenceEnd),
    );
    this.count(document, field, words);
  }

  private post({words}: Form, place: number): void {
    for (let i = 0; i < words.length; i++) this.postAt(words[i] ?? 0, place, i === 0 ? 2 : 1);
  }

  private postAt(word: number, place: number, count: number): void {
    const postings = this.postings[word];
    // Creates the array with one element instead of pushing, which would reserve sixteen, because most words are rare.
    if (!postings) {
      this.postings[word] = [place | count];
      return;
    }
    const last = postings.length - 1;
    const posting = postings[last] ?? 0;
    if (posting >>> 8 !== place >>> 8) postings.push(place | count);
    else if ((posting & 255) < maxCount) postings[last] = posting + count;
  }

  private count(document: number, field: number, words: number): void {
    const index = document * indexedFields.length + field;
    const total = this.totals[field];
    if (!total) return;
    this.lengths[index] = words;
    total.documents++;
    total.words += words;
  }
}
