/**
 * - `note`: names the previous release as the one since or until which something is true.
 * - `version`: names the previous release in another way.
 * - `newest`: mentions the newest release without naming one.
 */
export type StatementKind = 'note' | 'version' | 'newest';

/** A sentence that may be wrong since the new release. */
export interface Statement {
  readonly kind: StatementKind;
  readonly line: number;
  readonly text: string;
}

const newest =
  /\b(?:newest|latest|current|most recent)\s+(?:[\w-]+\s+){0,2}(?:releases?|versions?|engine|packages?)\b/i;
/** A sentence this short is shown together with the one before it. */
const tooShort = 40;

/**
 * Returns the sentences of a page or description that name the previous release or mention the newest one.
 *
 * @param isProse False for code and data, in which each line is separate and "newest" means other things.
 */
export function findStatements(text: string, previous: string, isProse = true): readonly Statement[] {
  const number = previous.replaceAll('.', String.raw`\.`);
  const name = String.raw`(?<![\w.])v?${number}(?!\w|\.\d|-release)`;
  const named = new RegExp(name);
  const note = new RegExp(
    String.raw`(?:\b(?:up to|until|till|through|since|from|as of)\s+(?:[\w-]+\s+){0,2}|\d\s+to\s+)${name}`,
    'i',
  );
  const lasting = new RegExp(
    String.raw`\[[^\]]*\]\((?:[^)]*/${number}-release|/docs/api/changes\?from=${number}#)[^)]*\)`,
    'g',
  );
  const kindOf = (sentence: string, isWritten: boolean): StatementKind | undefined => {
    // Links to the post of the previous release, and to what changed since, stay correct.
    const own = sentence.replaceAll(lasting, '');
    if (note.test(own)) return 'note';
    if (named.test(own)) return 'version';
    return isWritten && newest.test(own) ? 'newest' : undefined;
  };
  return (isProse ? toParagraphs(text) : toLines(text)).flatMap((paragraph) => {
    const sentences = toSentences(paragraph);
    const isWritten = isProse && paragraph[0]?.isCode !== true;
    return sentences.flatMap((sentence, index): Statement[] => {
      const kind = kindOf(sentence.text, isWritten);
      if (kind === undefined) return [];
      const before = sentence.text.length < tooShort ? sentences[index - 1] : undefined;
      return [
        {kind, line: (before ?? sentence).line, text: before ? `${before.text} ${sentence.text}` : sentence.text},
      ];
    });
  });
}

interface Line {
  readonly line: number;
  readonly text: string;
  /** In a code block of a page. */
  readonly isCode?: boolean;
}

function toLines(text: string): readonly (readonly Line[])[] {
  return text.split(/\r?\n/).map((line, index) => [{line: index + 1, text: line.trim()}]);
}

/** Lines that belong together. Headings, table rows, code and front matter are separate lines. */
function toParagraphs(text: string): readonly (readonly Line[])[] {
  const paragraphs: Line[][] = [];
  let code = false;
  let joins = false;
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const isFence = /^\s*(?:```|~~~)/.test(raw);
    if (isFence) code = !code;
    const content = raw.replace(/^\s*(?:>\s?)*/, '').trim();
    // The release that a description was checked against stays until the description is checked again.
    const isBlank = content === '' || content.startsWith('checked: ') || /^\[![A-Z]+\]$/.test(content);
    const isAlone = code || isFence || /^(?:[#|:<]|---|[\w-]+: )/.test(content);
    const begins = isAlone || !joins || /^(?:[-*+]|\d+\.)\s/.test(content);
    if (!isBlank && begins) paragraphs.push([]);
    if (!isBlank) paragraphs.at(-1)?.push({line: index + 1, text: content, isCode: code});
    joins = !isBlank && !isAlone;
  }
  return paragraphs;
}

function toSentences(lines: readonly Line[]): readonly Line[] {
  const text = lines.map((line) => line.text).join(' ');
  let start = 0;
  const starts = lines.map((line) => {
    const here = start;
    start += line.text.length + 1;
    return {line: line.line, start: here};
  });
  const lineAt = (offset: number): number => starts.findLast((each) => each.start <= offset)?.line ?? 0;
  // A sentence ends at a period before a space and a capital, a quotation mark, code, emphasis, a link or a parenthesis.
  const sentences = text.matchAll(/\S.*?(?:[.!?]["')*]*(?=\s+["'(*[`A-Z])|$)/g);
  return [...sentences].map((match) => ({line: lineAt(match.index), text: match[0].trim()}));
}
