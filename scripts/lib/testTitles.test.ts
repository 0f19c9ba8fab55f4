import {describe, expect, it} from 'vitest';
import {isInTitle, testTitles} from './testTitles';

describe('testTitles', () => {
  it.each<[string, string, readonly (readonly string[])[]]>([
    ['a test', `test('opens', () => {});`, [['opens']]],
    ['quotes of each kind', `it("says \\"no\\"", f); it(\`waits\`, f);`, [['says "no"'], ['waits']]],
    ['groups and their tests', `describe('a box', () => { it('opens', f); });`, [['a box'], ['opens']]],
    ['Playwright groups', `test.describe('a box', () => {});`, [['a box']]],
    ['a test for each item of a list', `it.each([1])('has %s pages', f);`, [['has ', ' pages']]],
    ['a test with conditions', `it.runIf(isSlow)('is slow', f);`, [['is slow']]],
    ['the text around placeholders', 'test(`${name} is at ${address}`, f);', [[' is at ']]],
  ])('reads %s', (_what, source, titles) => {
    expect(testTitles('box.test.ts', source)).toEqual(titles);
  });

  it('continues after a cast', () => {
    expect(testTitles('box.test.ts', `const box = <Box>it; test('opens', f);`)).toEqual([['opens']]);
  });

  it.each([
    ['comments', `// test('opens', f)`],
    ['other strings', `expect(box, 'opens').toBe('opened');`],
    ['options and hooks', `test.use({name: 'opens'}); test.beforeEach(async () => log('opens'));`],
    ['tests that do not run', `test.skip('opens', f); it.todo('opens'); test.fixme('opens', f);`],
    ['titles that are not literals', `test(name, f); test(\`\${name}\`, f);`],
  ])('ignores %s', (_what, source) => {
    expect(testTitles('box.test.ts', source)).toEqual([]);
  });
});

describe('isInTitle', () => {
  const titles = [['the box opens'], ['has ', ' pages of text']];

  it.each(['the box opens', 'box', 'pages of'])('finds "%s"', (words) => {
    expect(isInTitle(words, titles)).toBe(true);
  });

  it.each(['the box closes', 'has pages', 'opens has'])('does not find "%s"', (words) => {
    expect(isInTitle(words, titles)).toBe(false);
  });
});
