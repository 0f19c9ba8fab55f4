import {describe, expect, it} from 'vitest';
import {findWords} from './findWords';
import {readHighlightTerms, withoutHighlight} from './highlightTerms';

describe('readHighlightTerms', () => {
  it('reads one lowercase term per parameter, split into words', () => {
    expect(readHighlightTerms('?_highlight=Jump&q=x&_highlight=b2World.Step')).toEqual(['jump', 'b2world', 'step']);
  });

  it.each(['', '?q=x', '?_highlight=', '?_highlight=%3C%3E', '?_highlight', '?highlight=x'])(
    'finds no terms in "%s"',
    (search) => {
      expect(readHighlightTerms(search)).toEqual([]);
    },
  );

  it('reads at most 10, each of at most 100 characters', () => {
    const many = Array.from({length: 5000}, (_, index) => `_highlight=w${index}`).join('&');
    expect(readHighlightTerms(`?${many}`)).toHaveLength(10);
    expect(readHighlightTerms(`?_highlight=${'a'.repeat(100_000)}`)).toEqual(['a'.repeat(100)]);
    expect(readHighlightTerms(`?_highlight=${'a.'.repeat(1000)}${'b.'.repeat(9)}`)).toEqual(['a']);
  });

  it('reads no more than 10 parameters, whatever their values', () => {
    expect(readHighlightTerms(`?${'_highlight=&'.repeat(10)}_highlight=late`)).toEqual([]);
  });

  it('treats patterns and HTML literally', () => {
    expect(readHighlightTerms('?_highlight=(a%2B)%2B%24&_highlight=<img src=x onerror=alert(1)>')).toEqual([
      'a',
      'img',
      'src',
      'x',
      'onerror',
      'alert',
      '1',
    ]);
  });
});

describe('withoutHighlight', () => {
  it.each([
    ['?_highlight=a', ''],
    ['?_highlight=a&_highlight=b&q=%20x&flag', '?q=%20x&flag'],
    ['?q=1&_highlight', '?q=1'],
    ['?x_highlight=1', '?x_highlight=1'],
    ['', ''],
    ['?', ''],
  ])('turns "%s" into "%s"', (search, expected) => {
    expect(withoutHighlight(search)).toBe(expected);
  });
});

describe('findWords', () => {
  const found = (text: string, ...terms: string[]) =>
    findWords(text, terms).map(([start, end]) => text.slice(start, end));

  it('finds words that begin with a term, ignoring case', () => {
    expect(found('Run runs RunAction trunk', 'run')).toEqual(['Run', 'runs', 'RunAction']);
  });

  it('finds other forms of a term', () => {
    expect(found('They jumped; a jump; jumping jumper', 'jumps')).toEqual(['jumped', 'jump', 'jumping']);
  });

  it('treats a single letter as a whole word', () => {
    expect(found('x axis, X and xy', 'x')).toEqual(['x', 'X']);
  });

  it('finds nothing without terms or in an empty text', () => {
    expect(found('text')).toEqual([]);
    expect(found('', 'text')).toEqual([]);
  });

  it('supports letters beyond English', () => {
    expect(found('Über naïve', 'über')).toEqual(['Über']); // cspell:disable-line
  });
});
