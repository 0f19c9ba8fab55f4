import {expect, test} from 'vitest';
import {isWrongAdvice} from './isWrongAdvice';

test.each([
  '[INFO] Use `npm run serve` command to test your build locally.',
  '\u001B[36m\u001B[1m[INFO]\u001B[22m\u001B[39m Use \u001B[36m`npm run serve`\u001B[39m command to test your build locally.',
  "Note: it's possible to ignore broken links with the 'onBrokenLinks' Docusaurus configuration, and let the build pass.",
  'This can happen if you use special characters in front matter values (try using double quotes around that value).',
])('%j is wrong advice', (line) => {
  expect(isWrongAdvice(line)).toBe(true);
});

test.each(['[INFO] [en] Creating an optimized production build...', '[WARNING] Docusaurus found broken anchors!', ''])(
  '"%s" is not',
  (line) => {
    expect(isWrongAdvice(line)).toBe(false);
  },
);
