const step = '    ';

/** Lines moved in by one level. */
export function indent(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : step + line));
}

/** A block in braces on lines of their own. */
export function block(header: string, body: readonly string[]): readonly string[] {
  return [header, '{', ...indent(body), '}'];
}
