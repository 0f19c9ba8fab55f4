import {seededRandom} from 'api-extractor/random';
import {describe, expect, it} from 'vitest';
import {scanWords} from './words';

function wordsOf(text: string): string[] {
  const words: string[] = [];
  scanWords(
    text,
    (word) => words.push(word),
    () => words.push('|'),
  );
  return words;
}

// cspell:disable
describe('scanWords', () => {
  it.each([
    ['Play music, now', ['Play', 'music', 'now']],
    ['CCNode.RunAction(action)', ['CCNode', 'RunAction', 'action']],
    ['List<T> schedule_once', ['List', 'T', 'schedule_once']],
    ['side-scroller', ['side', 'scroller']],
    ["don't the game’s 'quoted'", ["don't", 'the', 'game’s', 'quoted']],
    ['2.4.7 v2.5.0, 0.5f and 3.', ['2.4.7', 'v2.5.0', '0', '5f', 'and', '3']],
    ['b2.4 CCNode.2', ['b2', '4', 'CCNode', '2']],
    ['C# and c++, F#; not C#x', ['C#', 'and', 'c++', 'F#', 'not', 'C', 'x']],
    ['.NET and hero.xnb', ['NET', 'and', 'hero', 'xnb']],
    ['One. Two? Three! 2.4 e.g.x', ['One', '|', 'Two', '|', 'Three', '|', '2.4', 'e', 'g', 'x']],
    ['größe 日本語 e\u0301te\u0301', ['größe', '日本語', 'e\u0301te\u0301']],
    ['🎮 game 🎮', ['game']],
    ['', []],
  ])('reads %s', (text, expected) => {
    expect(wordsOf(text)).toEqual(expected);
  });
  // cspell:enable

  it('says where each word begins', () => {
    const text = '  .NET, C# v2.4.7';
    scanWords(text, (word, start) => {
      expect(text.slice(start, start + word.length)).toBe(word);
    });
  });

  it('leaves out runs that are too long for words', () => {
    expect(wordsOf(`a ${'b'.repeat(64)} ${'c'.repeat(65)}`)).toEqual(['a', 'b'.repeat(64)]);
  });

  it('reports the correct position of each word in any text', () => {
    const random = seededRandom(2);
    const signs = [...Array.from("abC#+.'’!? \n_0129é\u0301日"), '\uD83C', '\uDFAE'];
    for (let i = 0; i < 2000; i++) {
      const text = Array.from({length: 30}, () => signs[Math.floor(random() * signs.length)]).join('');
      let last = 0;
      scanWords(text, (word, start) => {
        expect(start).toBeGreaterThanOrEqual(last);
        expect(text.startsWith(word, start)).toBe(true);
        last = start + word.length;
      });
    }
  });
});
