import {describe, expect, it} from 'vitest';
import {isInTitle, testTitles} from './testTitles';

describe('testTitles', () => {
  it.each<[string, string, readonly (readonly string[])[]]>([
    ['a test', `test('opens', () => {});`, [['opens']]],
    ['quotes of each kind', `it("says \\"no\\"", f); it(\`waits\`, f);`, [['says "no"'], ['waits']]],
    ['the tests of a group', `describe('a box', () => { it('opens', f); });`, [['opens']]],
    ['the tests of a Playwright group', `test.describe('a box', () => { test('opens', f); });`, [['opens']]],
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
    ['groups without tests', `describe('a box', f); test.describe('a box', f); describe.each([1])('box %s', f);`],
    ['kinds of Playwright groups', `test.describe.serial('a box', f); test.describe.configure({mode: 'serial'});`],
    ['steps of a test', `test.step('opens', f);`],
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
