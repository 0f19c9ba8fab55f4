import {describe, expect, it} from 'vitest';
import {evaluateCondition} from './evaluateCondition';
import {conditionSymbols, preprocess} from './preprocess';

const run = (text: string, ...symbols: string[]) => preprocess(text, 'Game.cs', new Set(symbols)).text;

describe('a condition', () => {
  it.each([
    ['A', true],
    ['B', false],
    ['!B', true],
    ['A && B', false],
    ['A || B', true],
    ['B || A && !B', true],
    ['(B || A) && B', false],
    ['A == true', true],
    ['A != B', true],
    ['A == B == false', true],
    ['false', false],
    ['!(A && B) // a comment', true],
    ['!B&&A', true],
  ])('%s is %s when only A is defined', (condition, expected) => {
    expect(evaluateCondition(condition, new Set(['A']))).toBe(expected);
  });

  it.each(['', 'A &&', 'A B', '(A', 'A)', 'A & B', '1', '&& A'])('"%s" is rejected', (condition) => {
    expect(() => evaluateCondition(condition, new Set())).toThrow();
  });
});

describe('preprocess', () => {
  it('keeps the lines of the active branch on their original line numbers', () => {
    const text = '#if A\na\n#elif B\nb\n#else\nc\n#endif\nd';
    expect(run(text, 'A', 'B')).toBe('\na\n\n\n\n\n\nd');
    expect(run(text, 'B')).toBe('\n\n\nb\n\n\n\nd');
    expect(run(text)).toBe('\n\n\n\n\nc\n\nd');
  });

  it('does not evaluate conditions inside inactive branches', () => {
    expect(run('#if A\n#if ((\n#else\n#endif\n#endif\nd')).toBe('\n\n\n\n\nd');
  });

  it('follows #define and #undef', () => {
    expect(run('#define A\n#undef B\n#if A && !B\nyes\n#endif', 'B')).toBe('\n\n\nyes\n');
  });

  it.each([
    ['a comment', '/*\n#if A\n*/ x'],
    ['a comment after a string', 'var x = "\\"/*"; /*\n#if A\n*/ x'],
    ['a verbatim string', 'var x = @"\n#if A\n"" "; y'],
    ['an interpolated verbatim string', 'var x = $@"\n#if A\n"; y'],
    ['a raw string', 'var x = """\n#if A\n"""; y'],
  ])('treats a # in %s as text', (_, text) => {
    expect(run(text)).toBe(text);
  });

  it.each([
    ['a line comment', '// /*\n#if A\nx\n#endif'],
    ['a string', 'var x = "/*";\n#if A\nx\n#endif'],
    ['a character', "var x = '\"';\n#if A\nx\n#endif"],
    ['an empty verbatim string', 'var x = @"";\n#if A\nx\n#endif'],
    ['a closed comment', '/* /* */\n#if A\nx\n#endif'],
  ])('reads directives after %s', (_, text) => {
    expect(run(text)).toBe(`${text.split('\n')[0] ?? ''}\n\n\n`);
  });

  it.each([
    ['#if A\n#if B\n#endif', 'Game.cs:1: This #if has no #endif.'],
    ['\n#endif', 'Game.cs:2: This #endif has no #if.'],
    ['#else', 'Game.cs:1: This #else has no #if before it.'],
    ['#if A\n#else\n#elif B\n#endif', 'Game.cs:3: This #elif has no #if before it.'],
    ['\n\n#error no such platform', 'Game.cs:3: The source contains #error no such platform'],
  ])('reports the location of an invalid directive: %j', (text, message) => {
    expect(() => run(text)).toThrow(message);
  });

  it('lists the symbols used in conditions', () => {
    expect([...conditionSymbols('#if A && !B\n#elif (C)\n#endif\n#region D')]).toEqual(['A', 'B', 'C']);
  });
});
