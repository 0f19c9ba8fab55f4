import {countBits, editDistance, letterSet} from './editDistance';
import {fold, partsOf, stem} from './words';
import {isStopWord} from '../stopWords';

/** A word as spelled in the text. Several forms (`Sprite`, `sprite`, `CCSprite`) may share words. */
export interface Form {
  readonly id: number;
  /** Ids of its words: the whole first, then the words in an identifier. Empty if folding leaves nothing. */
  readonly words: readonly number[];
  readonly isStopWord: boolean;
}

export interface NearWord {
  readonly word: number;
  readonly distance: number;
}

/** All words of the index, numbered in the order in which they are added. */
export class Vocabulary {
  /** By id. */
  readonly words: string[] = [];
  private readonly ids = new Map<string, number>();
  private readonly forms = new Map<string, Form>();
  private readonly formList: Form[] = [];
  /** Forms by word. */
  private readonly formsOf: number[][] = [];
  private readonly byStem = new Map<string, number[]>();
  private readonly byFirstLetter = new Map<string, number[]>();
  private readonly letters: number[] = [];

  get formCount(): number {
    return this.formList.length;
  }

  /** Returns the form of a word as written; adds it if it is new. */
  form(written: string): Form {
    let form = this.forms.get(written);
    if (!form) {
      form = this.toForm(written, this.formList.length);
      this.forms.set(written, form);
      this.formList.push(form);
    }
    return form;
  }

  wordsOf(form: number): readonly number[] {
    return this.formList[form]?.words ?? [];
  }

  formsWith(word: number): readonly number[] {
    return this.formsOf[word] ?? [];
  }

  /** Returns the words with the same stem. */
  withStem(word: string): readonly number[] {
    return this.byStem.get(stem(word)) ?? [];
  }

  /** Returns longer words that begin with the prefix, shortest first. */
  withPrefix(prefix: string, limit: number): readonly number[] {
    const found = this.startingLike(prefix).filter(
      (id) => this.text(id).startsWith(prefix) && this.text(id) !== prefix,
    );
    return this.shortestFirst(found).slice(0, limit);
  }

  /** Returns the words that match a pattern with `*` for anything, shortest first. */
  matching(pattern: string, limit: number): readonly number[] {
    const parts = pattern.split('*');
    const candidates = parts[0] ? this.startingLike(parts[0]) : this.words.keys();
    return this.shortestFirst([...candidates].filter((id) => matches(this.text(id), parts))).slice(0, limit);
  }

  /**
   * Returns words at most `distance` away (optimal string alignment), nearest first. With `isPrefix`, compares with their
   * nearest prefix.
   */
  near(word: string, distance: number, isPrefix = false): readonly NearWord[] {
    const letters = letterSet(word);
    const found: NearWord[] = [];
    for (let id = 0; id < this.words.length; id++) {
      const others = this.letters[id] ?? 0;
      if (countBits(letters & ~others) > distance || (!isPrefix && countBits(others & ~letters) > distance)) continue;
      const away = editDistance(word, this.text(id), distance, isPrefix);
      if (away <= distance) found.push({word: id, distance: away});
    }
    return found.sort((one, other) => one.distance - other.distance || one.word - other.word);
  }

  private toForm(written: string, id: number): Form {
    const whole = fold(written);
    if (whole === '') return {id, words: [], isStopWord: true};
    const words = [this.wordId(whole, id)];
    for (const part of partsOf(written)) {
      const word = this.wordId(fold(part), id);
      if (!words.includes(word)) words.push(word);
    }
    return {id, words, isStopWord: isStopWord(whole)};
  }

  private wordId(word: string, form: number): number {
    const known = this.ids.get(word);
    if (known !== undefined) {
      const forms = this.formsOf[known];
      if (forms?.at(-1) !== form) forms?.push(form);
      return known;
    }
    const id = this.words.push(word) - 1;
    this.ids.set(word, id);
    this.formsOf.push([form]);
    this.letters.push(letterSet(word));
    append(this.byStem, stem(word), id);
    append(this.byFirstLetter, word.charAt(0), id);
    return id;
  }

  private text(id: number): string {
    return this.words[id] ?? '';
  }

  private startingLike(word: string): readonly number[] {
    return this.byFirstLetter.get(word.charAt(0)) ?? [];
  }

  private shortestFirst(ids: readonly number[]): readonly number[] {
    // Sorting numbers is much faster than comparing words.
    const keys = Float64Array.from(ids, (id) => this.text(id).length * this.words.length + id).sort();
    return Array.from(keys, (key) => key % this.words.length);
  }
}

function append(lists: Map<string, number[]>, key: string, id: number): void {
  const list = lists.get(key);
  if (list) list.push(id);
  else lists.set(key, [id]);
}

function matches(word: string, parts: readonly string[]): boolean {
  const first = parts[0] ?? '';
  const last = parts[parts.length - 1] ?? '';
  if (!word.startsWith(first) || !word.endsWith(last)) return false;
  let position = first.length;
  for (const part of parts.slice(1, -1)) {
    const index = word.indexOf(part, position);
    if (index < 0) return false;
    position = index + part.length;
  }
  return position <= word.length - last.length;
}
