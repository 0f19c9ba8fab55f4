import {describe, expect, it} from 'vitest';
import {Vocabulary} from './Vocabulary';

function vocabularyOf(text: string): Vocabulary {
  const vocabulary = new Vocabulary();
  for (const word of text.split(' ')) vocabulary.form(word);
  return vocabulary;
}

const vocabulary = vocabularyOf('CCSprite sprites Sprite pause paused particle part the tilemap node map');
const texts = (ids: readonly number[]) => ids.map((id) => vocabulary.words[id]);

// cspell:ignore pasue tlie prit
describe('Vocabulary', () => {
  it('lists the words in each form, whole words first', () => {
    const form = vocabulary.form('CCSprite');
    expect(texts(form.words)).toEqual(['ccsprite', 'sprite']);
    expect(vocabulary.form('CCSprite')).toBe(form);
    expect(texts(vocabulary.wordsOf(form.id))).toEqual(['ccsprite', 'sprite']);
  });

  it('lists the forms of each word', () => {
    const [, sprite = -1] = vocabulary.form('CCSprite').words;
    expect(vocabulary.formsWith(sprite)).toEqual([vocabulary.form('CCSprite').id, vocabulary.form('Sprite').id]);
  });

  it('recognizes stop words and words with an empty stem', () => {
    expect(vocabulary.form('The').isStopWord).toBe(true);
    expect(vocabulary.form('node').isStopWord).toBe(false);
    expect(vocabularyOf('').form('___')).toMatchObject({words: [], isStopWord: true});
  });

  it('finds words by their stem', () => {
    expect(texts(vocabulary.withStem('pausing'))).toEqual(['pause', 'paused']);
    expect(vocabulary.withStem('missing')).toEqual([]);
  });

  it('finds longer words, the shortest first', () => {
    expect(texts(vocabulary.withPrefix('pa', 9))).toEqual(['part', 'pause', 'paused', 'particle']);
    expect(texts(vocabulary.withPrefix('pa', 2))).toEqual(['part', 'pause']);
    expect(texts(vocabulary.withPrefix('part', 9))).toEqual(['particle']);
  });

  it('finds words by a pattern', () => {
    const matching = (pattern: string) => texts(vocabulary.matching(pattern, 9));
    expect(matching('pa*e')).toEqual(['pause', 'particle']);
    expect(matching('*map')).toEqual(['map', 'tilemap']);
    expect(matching('*a*s*')).toEqual(['pause', 'paused']);
    expect(matching('map*')).toEqual(['map']);
    expect(matching('ma*ap')).toEqual([]);
    expect(matching('*prit*')).toEqual(['sprite', 'sprites', 'ccsprite']);
  });

  it('finds near words, the nearest first', () => {
    const near = vocabulary.near('pasue', 2).map(({word, distance}) => `${vocabulary.words[word] ?? ''} ${distance}`);
    expect(near).toEqual(['pause 1', 'paused 2']);
    expect(texts(vocabulary.near('tlie', 1, true).map(({word}) => word))).toEqual(['tilemap']);
    expect(vocabulary.near('tlie', 1)).toEqual([]);
  });
});
