import {StringDecoder} from 'node:string_decoder';

/** Takes text in chunks. */
export interface LineFilter {
  readonly write: (chunk: Buffer) => void;
  /** Passes on the last line, which may have no line break. */
  readonly end: () => void;
}

/** Passes text on by lines, without those to leave out. */
export function withoutLines(isLeftOut: (line: string) => boolean, pass: (text: string) => void): LineFilter {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  const take = (text: string, isLast: boolean): void => {
    const lines = (rest + text).split(/(?<=\n)/);
    rest = isLast || lines.at(-1)?.endsWith('\n') ? '' : (lines.pop() ?? '');
    const kept = lines.filter((line) => !isLeftOut(line.replace(/\r?\n$/, ''))).join('');
    if (kept !== '') pass(kept);
  };
  return {write: (chunk) => take(decoder.write(chunk), false), end: () => take(decoder.end(), true)};
}
