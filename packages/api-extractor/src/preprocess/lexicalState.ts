/** The context in which a line begins. In a comment or string that spans lines, `#` is not a directive. */
export type LexicalState = 'code' | 'comment' | 'verbatimString' | 'rawString';

export const startState: LexicalState = 'code';

/** A token that can begin a comment or string that spans lines, or that contains such a beginning without effect. */
const opening = /\/\/.*|\/\*|(?:@\$?|\$@)"|"""|"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?/gsu;
const closings = {comment: /\*\//gu, verbatimString: /(?:[^"]|"")*"(?!")/uy, rawString: /"""/gu} as const;

/** Returns the state in which the next line begins. */
export function stateAfterLine(line: string, start: LexicalState): LexicalState {
  let state = start;
  let position = 0;
  for (;;) {
    const pattern = state === 'code' ? opening : closings[state];
    pattern.lastIndex = position;
    const match = pattern.exec(line);
    if (!match) return state;
    position = match.index + match[0].length;
    state = state === 'code' ? stateAfterOpening(match[0]) : 'code';
  }
}

function stateAfterOpening(token: string): LexicalState {
  if (token === '/*') return 'comment';
  if (token === '"""') return 'rawString';
  return /^[@$]/u.test(token) ? 'verbatimString' : 'code';
}
