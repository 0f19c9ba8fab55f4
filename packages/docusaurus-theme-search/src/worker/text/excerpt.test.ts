import {seededRandom} from 'api-extractor/random';
import {describe, expect, it} from 'vitest';
import {excerptOf} from './excerpt';

const text =
  'The music of a game is one song at a time. Sound effects are short, and many of them can play at once. ' +
  'To play music, call the audio engine: it plays the song until another begins. Stop the music with a call.';

/** Half of a character of two units. */
const half = /[\uD800-\uDFFF]/u;

function marked(...[content, terms, length]: Parameters<typeof excerptOf>): string {
  const excerpt = excerptOf(content, terms, length);
  return excerpt.marks.reduceRight(
    (result, [start, end]) => `${result.slice(0, start)}[${result.slice(start, end)}]${result.slice(end)}`,
    excerpt.text,
  );
}

describe('excerptOf', () => {
  it('shows the first place that has most of the terms', () => {
    expect(marked(text, ['play', 'music'], 20)).toBe('…[play] at once. To [play] [music], call the audio…');
    expect(marked(text, ['song'], 20)).toBe('…of a game is one [song] at a time. Sound…');
  });

  it('begins and ends with the text where it is short', () => {
    expect(marked('Play music.', ['music'])).toBe('Play [music].');
    expect(marked(text, ['the'], 10)).toBe('[The] music of…');
    expect(marked(text, ['call'], 10)).toBe('…music, [call] the audio…');
  });

  it('shows the beginning where there is no hit', () => {
    expect(marked(text, ['missing'], 12)).toBe('The music of a game is…');
    expect(marked('', ['missing'])).toBe('');
  });

  it('cuts words that are longer than all of it, but no characters', () => {
    expect(excerptOf('x'.repeat(200), ['y'], 10).text).toBe(`${'x'.repeat(20)}…`);
    expect(excerptOf(`${'🎮'.repeat(50)} game ${'🎮'.repeat(50)}`, ['game'], 10).text).not.toMatch(half);
  });

  it('is short, well formed, and marks words, whatever the text', () => {
    const random = seededRandom(4);
    const pieces = ['play', 'music ', ' ', '. ', 'x'.repeat(30), '🎮', 'é', 'CCMusic', '<b>', '\n', 'the '];
    for (let i = 0; i < 2000; i++) {
      const content = Array.from({length: random() * 60}, () => pieces[Math.floor(random() * pieces.length)]).join('');
      const {text: shown, marks} = excerptOf(content, ['play', 'music'], 30);
      expect(shown.length).toBeLessThanOrEqual(3 * 64 + 2);
      expect(shown).not.toMatch(half);
      expect(content).toContain(shown.replace(/^…|…$/g, ''));
      for (const [start, end] of marks) expect(shown.slice(start, end)).toMatch(/play|music/i);
    }
  });
});
