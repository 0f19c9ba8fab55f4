import type {ListItem, PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {similarNames} from 'name-suggestions';
import type {BehaviorNote, Position, Reference, Returns, Term} from '../descriptions';
import {broken, type Problem} from '../problem';
import {positionOf} from './markdown';

/** One item of the list after a summary. */
export type TermItem =
  | {readonly kind: 'name'; readonly term: Term}
  | {readonly kind: 'throws'; readonly term: Term}
  | {readonly kind: 'returns'; readonly returns: Returns}
  | {readonly kind: 'see'; readonly see: readonly Reference[]}
  | {readonly kind: 'note'; readonly note: BehaviorNote};

/**
 * Reads `` `name`: … ``, `returns: …`, `` throws `Type`: … ``, `since 2.5.11: …`, `until 2.5.10: …` and `` see: `A`, `B` ``.
 *
 * @returns undefined when the item has none of these forms.
 */
export function parseTermItem(item: ListItem, file: string, problems: Problem[]): TermItem | undefined {
  const [paragraph, ...rest] = item.children;
  if (paragraph?.type !== 'paragraph') return undefined;
  const found = readForm(paragraph.children, positionOf(item, file), file, problems);
  if (found && rest.length > 0) {
    problems.push(
      broken(found.position, 'An item of this list is one paragraph. Put the rest into the remarks, below the list.'),
    );
  }
  return found?.item;
}

/** `since 2.5.11:`; capital letters are recognized so that they can be reported. */
const noteStart = /^(since|until)\s+(\S+):/i;

/** Returns whether the item begins with a keyword: `see:`, `returns:`, `` throws `…`: ``, `since 2.5.11:` or `until 2.5.10:`. */
export function isKeywordItem(item: ListItem): boolean {
  const paragraph = item.children[0];
  if (paragraph?.type !== 'paragraph') return false;
  const text = toString(paragraph);
  return /^(?:see:|returns:|throws\s\S+:)/.test(text) || noteStart.test(text);
}

/** Returns the keywords that the item almost begins with: `see` for `` sea: `CCNode` ``. Sentences begin with a capital. */
export function similarKeywords(item: ListItem): readonly string[] {
  const [paragraph] = item.children;
  const word = paragraph && /^([a-z]+)(?=:| \S+:)/.exec(toString(paragraph))?.[1];
  return word === undefined ? [] : similarNames(word, ['see', 'returns', 'throws', 'since', 'until']);
}

interface FoundItem {
  readonly item: TermItem;
  readonly position: Position;
}

function readForm(
  content: readonly PhrasingContent[],
  position: Position,
  file: string,
  problems: Problem[],
): FoundItem | undefined {
  const [first, second, ...rest] = content;
  if (first?.type === 'inlineCode' && second?.type === 'text' && second.value.startsWith(':')) {
    const words = nonEmpty(withoutPrefix([second, ...rest], 1), `\`${first.value}\``, position, problems);
    return {position, item: {kind: 'name', term: {name: first.value, words, position}}};
  }
  if (first?.type !== 'text') return undefined;
  if (first.value.startsWith('returns:')) {
    const words = nonEmpty(withoutPrefix(content, 'returns:'.length), '"returns:"', position, problems);
    return {position, item: {kind: 'returns', returns: {words, position}}};
  }
  if (first.value.startsWith('see:')) {
    return {
      position,
      item: {kind: 'see', see: readSee(withoutPrefix(content, 'see:'.length), position, file, problems)},
    };
  }
  const note = noteStart.exec(first.value);
  if (note) return {position, item: {kind: 'note', note: readNote(note, content, position, problems)}};
  const colon = rest[0];
  if (/^throws\s+$/.test(first.value) && second?.type === 'inlineCode' && colon?.type === 'text') {
    if (!colon.value.startsWith(':')) return undefined;
    const words = nonEmpty(withoutPrefix(rest, 1), `throws \`${second.value}\``, position, problems);
    return {position, item: {kind: 'throws', term: {name: second.value, words, position}}};
  }
  return undefined;
}

function readNote(
  [start, word = '', release = '']: RegExpExecArray,
  content: readonly PhrasingContent[],
  position: Position,
  problems: Problem[],
): BehaviorNote {
  const kind = word.toLowerCase() === 'since' ? 'since' : 'until';
  const keyword = `${kind} ${release}`;
  if (start !== `${keyword}:`) problems.push(broken(position, `"${start}" is not a note. Write "${keyword}: …".`));
  return {
    kind,
    release,
    words: nonEmpty(withoutPrefix(content, start.length), `"${keyword}"`, position, problems),
    position,
  };
}

/** Removes the first `length` characters of the first text, and the space after them. */
function withoutPrefix(content: readonly PhrasingContent[], length: number): PhrasingContent[] {
  const [first, ...rest] = content;
  if (first?.type !== 'text') return [...content];
  const value = first.value.slice(length).trimStart();
  return value === '' ? rest : [{...first, value}, ...rest];
}

function nonEmpty(words: PhrasingContent[], what: string, position: Position, problems: Problem[]): PhrasingContent[] {
  if (words.length === 0) problems.push(broken(position, `${what} has no description. Write it after the colon.`));
  return words;
}

function readSee(
  content: readonly PhrasingContent[],
  position: Position,
  file: string,
  problems: Problem[],
): Reference[] {
  const references = content.flatMap((node) =>
    node.type === 'inlineCode' ? [{name: node.value, position: positionOf(node, file)}] : [],
  );
  const between = content.filter((node) => node.type !== 'inlineCode');
  const separatorsOnly = between.every((node) => node.type === 'text' && /^[\s,[\].]*$/.test(node.value));
  if (references.length === 0 || !separatorsOnly) {
    problems.push(
      broken(position, 'Write names in backticks after "see:", separated by commas: see: `CCNode`, `CCAction`.'),
    );
  }
  return references;
}
