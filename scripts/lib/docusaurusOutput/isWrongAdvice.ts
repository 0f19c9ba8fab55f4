import {stripVTControlCharacters} from 'node:util';

/** Advice of Docusaurus that is wrong for our builds. */
const wrongAdvice = [
  // There is no such script; `npm start` serves the built site.
  /^\[INFO\] Use `npm run serve` command to test your build locally\.$/,
  // Our builds fail on every warning.
  /^Note: it's possible to ignore broken (?:links|anchors) with the /,
  // Printed for every problem in front matter; our message says what to do.
  /^This can happen if you use special characters in front matter values /,
];

/** Whether a line of Docusaurus's output, colored or not, is advice that our writers must not follow. */
export function isWrongAdvice(line: string): boolean {
  const text = stripVTControlCharacters(line);
  return wrongAdvice.some((advice) => advice.test(text));
}
