import type {Ban} from './readGlossary';

export interface BannedPhrase {
  /** 1-based. */
  readonly line: number;
  readonly phrase: string;
  readonly write: string;
}

/** The places of a text that use a phrase the glossary bans, in order. In Markdown, code is ignored. */
export function bannedPhrases(text: string, bans: readonly Ban[], isMarkdown: boolean): readonly BannedPhrase[] {
  const words = isMarkdown ? withoutCode(text) : text;
  const found = bans.flatMap(({not, unless, write}) => {
    const allowed = hide(words, unless);
    return [...allowed.matchAll(anyOf(not))].map(({0: phrase, index}) => ({
      line: lineAt(text, index),
      phrase: phrase.replace(/(?:\s|\*|\/\/)+/g, ' '),
      write,
    }));
  });
  return found.sort((one, other) => one.line - other.line);
}

const withoutCode = (text: string): string => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, blank);

const hide = (text: string, phrases: readonly string[]): string =>
  phrases.length === 0 ? text : text.replace(anyOf(phrases), blank);

/** As long as before, so that positions stay the same. */
const blank = (part: string): string => part.replace(/[^\n]/g, ' ');

/** A phrase may be split over two lines, including lines of a comment. */
const anyOf = (phrases: readonly string[]): RegExp =>
  new RegExp(
    `(?<![\\w-])(?:${phrases.map((phrase) => phrase.replaceAll(' ', '(?:\\s|\\*|//)+')).join('|')})(?![\\w-])`,
    'gi',
  );

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;
