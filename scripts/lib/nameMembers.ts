import path from 'node:path';
import {memberAtLine, memberWords} from 'api-reference-assembly';

/** `path(line,column): message`, the path from the repository's root. */
const place = /^(?<file>[^(]+)\((?<line>\d+),/u;

/**
 * Prefixes messages about documentation files with the member's id.
 *
 * @param files Text by path.
 */
export function nameMembers(
  messages: readonly string[],
  files: ReadonlyMap<string, string>,
  rootDir: string,
): readonly string[] {
  const membersByFile = new Map([...files].map(([file, text]) => [file, memberWords(text)]));
  return messages.map((message) => {
    const {file = '', line = ''} = place.exec(message)?.groups ?? {};
    const members = membersByFile.get(path.join(rootDir, file));
    const id = members && memberAtLine(members, Number(line));
    return id === undefined ? message : `${id}\n  ${message}`;
  });
}
