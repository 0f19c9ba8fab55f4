/** What a line begins in: a `#` inside a comment or a string that spans lines is no directive. */
export type LexicalState = 'code' | 'comment' | 'verbatimString' | 'rawString';

export const startState: LexicalState = 'code';

/** One token that can open or close what spans lines, or that hides such openings. */
const opening = /\/\/.*|\/\*|(?:@\$?|\$@)"|"""|"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?/gsu;
const closings = {comment: /\*\//gu, verbatimString: /(?:[^"]|"")*"(?!")/uy, rawString: /"""/gu} as const;

/** The state in which the line after this one begins. */
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
