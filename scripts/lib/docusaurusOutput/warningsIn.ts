import {stripVTControlCharacters} from 'node:util';

/** Docusaurus's warnings, each with all of its lines and without colors. */
export function warningsIn(output: string): readonly string[] {
  return stripVTControlCharacters(output)
    .split(/^(?=\[(?:INFO|SUCCESS|WARNING|ERROR)\])/m)
    .filter((message) => message.startsWith('[WARNING]'))
    .map((message) => message.trimEnd());
}
