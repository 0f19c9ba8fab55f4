import {isTypeId, type DocId} from 'api-model';
import {shortName} from './releaseSummary';

/** A place that names a type or member. */
export interface NameMention {
  readonly name: string;
  readonly file: string;
  readonly line: number;
}

/**
 * Returns the places in texts that name types or members: `CCNode` as a word, members as `CCNode.Pause`, of any
 * overload. In the order of the texts.
 */
export function findNames(texts: ReadonlyMap<string, string>, ids: readonly DocId[]): readonly NameMention[] {
  const names = [...new Set(ids.filter((id) => !isConstructor(id)).map((id) => shortName(id).replace(/\(.*$/, '')))];
  if (names.length === 0) return [];
  const pattern = new RegExp(String.raw`(?<![\w.])(?:${names.map(escape).join('|')})(?!\w)`, 'g');
  return [...texts].flatMap(([file, text]) =>
    text
      .split('\n')
      .flatMap((line, index) => [...new Set(line.match(pattern) ?? [])].map((name) => ({name, file, line: index + 1}))),
  );
}

/** A constructor has the name of its type, and most mentions mean the type. */
function isConstructor(id: DocId): boolean {
  return !isTypeId(id) && id.includes('.#ctor');
}

function escape(name: string): string {
  return name.replaceAll('.', String.raw`\.`);
}
