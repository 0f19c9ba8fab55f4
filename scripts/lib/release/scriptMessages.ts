/** What Node prints above an uncaught error: the file and line, the line of source, and carets below it. */
const thrownAt = /^.+:\d+\r?\n.*\r?\n[ \t]*\^+\r?\n/gm;
/** Warnings of npm, and what Node prints below the message of an uncaught error. */
const noise = /^(?:npm warn|at |Node\.js v)/;

/** The messages in the output of an npm script, without stack traces; one line each. */
export function scriptMessages(output: string): readonly string[] {
  return output
    .replaceAll(thrownAt, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !noise.test(line));
}
