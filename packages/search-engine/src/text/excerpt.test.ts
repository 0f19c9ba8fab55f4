import {seededRandom} from 'api-extractor/random';
import {describe, expect, it} from 'vitest';
import {excerptOf} from './excerpt';

const text =
  'The music of a game is one song at a time. Sound effects are short, and many of them can play at once. ' +
  'To play music, call the audio engine: it plays the song until another begins. Stop the music with a call.';

/** Matches half of a surrogate pair. */
const half = /[\uD800-\uDFFF]/u;

function marked(...[content, terms, length]: Parameters<typeof excerptOf>): string {
  const excerpt = excerptOf(content, terms, length);
  return excerpt.marks.reduceRight(
    (result, [start, end]) => `${result.slice(0, start)}[${result.slice(start, end)}]${result.slice(end)}`,
    excerpt.text,
  );
}

describe('excerptOf', () => {
  it('shows the first passage with the most terms', () => {
    expect(marked(text, ['play', 'music'], 40)).toBe('…at once. To [play] [music], call the audio…');
    expect(marked(text, ['song'], 40)).toBe('…of a game is one [song] at a time. Sound…');
  });

  it('contains the whole text if it is short', () => {
    expect(marked('Play music.', ['music'])).toBe('Play [music].');
    expect(marked(text, ['the'], 20)).toBe('[The] music of a…');
    expect(marked(text, ['call'], 20)).toBe('…music, [call] the…');
    expect(marked(text, ['begins'], 40)).toMatch(/^….*\[begins\].*…$/);
    expect(marked(`${text} The end`, ['end'], 30)).toBe('…music with a call. The [end]');
  });

  it('shows the beginning if nothing matches', () => {
    expect(marked(text, ['missing'], 24)).toBe('The music of a game is…');
    expect(marked('', ['missing'])).toBe('');
  });

  it('has at most 50 characters, as specified', () => {
    for (const terms of [['music'], ['play', 'effects'], ['call'], ['missing']]) {
      const {length} = excerptOf(text, terms).text;
      expect(length).toBeLessThanOrEqual(50);
      expect(length).toBeGreaterThan(35);
    }
    expect(excerptOf('x'.repeat(51), ['missing']).text).toHaveLength(49);
    expect(excerptOf('x'.repeat(50), ['missing']).text).toBe('x'.repeat(50));
  });

  it('cuts words longer than the excerpt, but never within a character', () => {
    expect(excerptOf('x'.repeat(200), ['y'], 12).text).toBe(`${'x'.repeat(10)}…`);
    expect(excerptOf(`a ${'x'.repeat(60)} b`, ['x'.repeat(60)], 12).text).toBe(`…${'x'.repeat(10)}…`);
    expect(excerptOf(`${'🎮'.repeat(50)} game ${'🎮'.repeat(50)}`, ['game'], 15).text).not.toMatch(half);
  });

  it('is short and well formed and marks words in any text', () => {
    const random = seededRandom(4);
    const pieces = ['play', 'music ', ' ', '. ', 'x'.repeat(30), '🎮', 'é', 'CCMusic', '<b>', '\n', 'the '];
    for (let i = 0; i < 2000; i++) {
      const content = Array.from({length: random() * 60}, () => pieces[Math.floor(random() * pieces.length)]).join('');
      const {text: shown, marks} = excerptOf(content, ['play', 'music'], 30);
      expect(shown.length).toBeLessThanOrEqual(30);
      expect(shown).not.toMatch(half);
      expect(content).toContain(shown.replace(/^…|…$/g, ''));
      for (const [start, end] of marks) expect(shown.slice(start, end)).toMatch(/play|music/i);
    }
    // So many expectations take seconds on a busy machine.
  }, 30_000);
});
