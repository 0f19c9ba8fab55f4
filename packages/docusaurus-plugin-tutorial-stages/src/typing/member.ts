/** The 0-based lines of a class's member, including the comments and attributes above it. */
export interface MemberLines {
  readonly first: number;
  readonly last: number;
}

/** The indentation of members; namespaces are file-scoped. */
const indent = '    ';
const introduces = /^ {4}(?:\/\/|\[)/;

/**
 * Finds a member by its name, with `()` for a method or constructor: `Update()`, `_clock`.
 *
 * @throws Error if the class has none or several of that name.
 */
export function findMember(lines: readonly string[], name: string): MemberLines {
  const bare = name.replace(/\(\)$/, '').replaceAll(/[^\w]/g, '\\$&');
  const declared = new RegExp(
    name.endsWith('()') ? `^ {4}\\w.*\\b${bare}(?:<\\w+>)?\\(` : `^ {4}\\w[^(]*?\\b${bare}(?: [={]| =>|;|$)`,
  );
  const found = lines.flatMap((text, index) => (declared.test(text) && !isContinued(lines, index) ? [index] : []));
  const [start] = found;
  if (start === undefined) throw new Error(`there is no member ${name}`);
  if (found.length > 1) throw new Error(`there are ${found.length} members ${name}`);
  let first = start;
  while (introduces.test(lines[first - 1] ?? '')) first -= 1;
  return {first, last: lastLine(lines, start)};
}

/** Whether a member has one line, like a field. There are no blank lines between such members. */
export function isOneLine(lines: readonly string[]): boolean {
  return lines.every((line) => line.trimEnd().endsWith(';') || line.trimStart().startsWith('//'));
}

/** Whether a line continues the statement of the previous line, so that it is not a declaration. */
function isContinued(lines: readonly string[], index: number): boolean {
  const before = lines[index - 1]?.trim() ?? '';
  return before !== '' && !/[;{}\]]$/.test(before) && !before.startsWith('//');
}

function lastLine(lines: readonly string[], start: number): number {
  if (lines[start]?.endsWith(' }')) return start;
  for (let index = start; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === `${indent}}` || line === `${indent}};`) return index;
    if (line.endsWith(';') && !lines.slice(start, index).includes(`${indent}{`)) return index;
  }
  throw new Error(`the member on line ${start + 1} has no end`);
}
