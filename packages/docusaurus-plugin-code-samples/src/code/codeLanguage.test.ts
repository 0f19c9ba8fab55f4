import {describe, expect, it} from 'vitest';
import {codeLanguage} from './codeLanguage';

describe('codeLanguage', () => {
  it('treats a block without a language as text', () => {
    expect(codeLanguage(null)).toBe('text');
  });

  it.each([
    ['cs', 'Unknown code language "cs". Write "csharp".'],
    ['c#', 'Unknown code language "c#". Write "csharp".'],
    ['C#', 'Unknown code language "C#". Write "csharp".'],
    ['CSharp', 'Unknown code language "CSharp". Write "csharp".'],
    ['yml', 'Unknown code language "yml". Write "yaml".'],
    ['cobol', 'Unknown code language "cobol". Known: bash, csharp,'],
    ['constructor', 'Unknown code language "constructor". Known:'],
  ])('rejects %s and suggests what to write', (name, message) => {
    expect(() => codeLanguage(name)).toThrow(message);
  });
});
