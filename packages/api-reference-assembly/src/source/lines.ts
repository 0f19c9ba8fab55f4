const step = '    ';

/** Indents lines by one level. */
export function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : step + line));
}

/** Writes a block with its braces on separate lines. */
export function block(header: string, body: readonly string[]): readonly string[] {
  return [header, '{', ...indent(body), '}'];
}
