import type {DocId} from 'api-model';
import {unescapeMarkup} from 'markup';

/** The unparsed text about one type or member in a documentation file. */
export interface MemberWords {
  readonly id: DocId;
  /** Between `<member …>` and `</member>`. */
  readonly xml: string;
  /** The line in which it begins, from 1. */
  readonly line: number;
}

/** Returns the members of a documentation file, in its order. Malformed XML is kept for the compiler to report. */
export function memberWords(documentation: string): readonly MemberWords[] {
  let line = 1;
  let end = 0;
  return [...documentation.matchAll(/<member name="([^"]+)">(.*?)<\/member>/gsu)].map((match) => {
    const [, id = '', xml = ''] = match;
    line += countNewlines(documentation.slice(end, match.index));
    end = match.index;
    return {id: unescapeMarkup(id) as DocId, xml, line};
  });
}

/** Returns the id of the member whose text contains a line. */
export function memberAtLine(members: readonly MemberWords[], line: number): DocId | undefined {
  return members.findLast((member) => member.line <= line)?.id;
}

function countNewlines(text: string): number {
  return text.split('\n').length - 1;
}
