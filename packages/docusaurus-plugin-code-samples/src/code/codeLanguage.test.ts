import {describe, expect, it} from 'vitest';
import {codeLanguage} from './codeLanguage';

describe('codeLanguage', () => {
  it('treats a block without a language as text', () => {
    expect(codeLanguage(null)).toBe('text');
  });

  it.each([
    ['cs', 'Unknown code language "cs". Did you mean "csharp"?'],
    ['c#', 'Unknown code language "c#". Did you mean "csharp"?'],
    ['C#', 'Unknown code language "C#". Did you mean "csharp"?'],
    ['CSharp', 'Unknown code language "CSharp". Did you mean "csharp"?'],
    ['yml', 'Unknown code language "yml". Did you mean "yaml"?'],
    ['cobol', 'Unknown code language "cobol". Known: bash, csharp,'],
    ['constructor', 'Unknown code language "constructor". Known:'],
  ])('rejects %s and suggests what to write', (name, message) => {
    expect(() => codeLanguage(name)).toThrow(message);
  });
});
