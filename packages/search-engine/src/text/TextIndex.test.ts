import {seededRandom} from 'api-extractor/random';
import {describe, expect, it} from 'vitest';
import {parseQuery} from '../query/parseQuery';
import {TextIndex, type TextMatch} from './TextIndex';
import type {TextDocument} from './TextStore';

// cspell:ignore ccspriteframecache pasue partcile aprti misic partical scoller

type Fields = TextDocument['fields'];

function indexOf(...documents: readonly (Fields | string)[]): TextIndex {
  const index = new TextIndex();
  documents.forEach((document, id) =>
    index.add({id, fields: typeof document === 'string' ? {content: document} : document}),
  );
  return index;
}

interface Options {
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
  readonly isLastWordOpen?: boolean;
}

function search(index: TextIndex, query: string, {synonyms = {}, isLastWordOpen = false}: Options = {}) {
  const {clauses} = parseQuery(query);
  return index.search({clauses, synonyms: (word) => synonyms[word] ?? [], isLastWordOpen});
}

const idsOf = (matches: readonly TextMatch[]) => matches.map(({id}) => id);
const found = (index: TextIndex, query: string, options?: Options) => idsOf(search(index, query, options));
/** Returns the results in the order of the documents. */
const foundAny = (index: TextIndex, query: string, options?: Options) =>
  found(index, query, options).sort((one, other) => one - other);

describe('what is found', () => {
  it('includes each document with one of the words, in any form', () => {
    const index = indexOf('Play a sound.', 'Sounds are played.', 'Nothing here.', 'PLAYING the game');
    expect(foundAny(index, 'play sounds')).toEqual([0, 1, 3]);
  });

  it('includes documents with the word inside an identifier', () => {
    const index = indexOf('A CCSpriteFrameCache.', 'A b2World.', 'schedule_once', 'A node.');
    expect(found(index, 'sprite')).toEqual([0]);
    expect(found(index, 'ccspriteframecache')).toEqual([0]);
    expect(found(index, 'SpriteFrameCache')).toEqual([0]);
    expect(found(index, 'frame cache')).toEqual([0]);
    expect(found(index, 'world')).toEqual([1]);
    expect(found(index, 'schedule')).toEqual([2]);
  });

  it('includes versions, languages and files by name', () => {
    const index = indexOf('Since 2.4.7.', 'In C# only.', 'On .NET 8.', 'The file hero.xnb', 'Since v2.5.0', 'c');
    const queries = ['2.4.7', 'C#', '.NET', '.xnb', '2.5.0', 'net'];
    expect(queries.map((query) => found(index, query))).toEqual([[0], [1], [2], [3], [4], [2]]);
  });

  it('does not depend on diacritics, case and apostrophes', () => {
    const index = indexOf('A café.', "The game's end. It doesn't play.");
    expect(found(index, 'CAFE')).toEqual([0]);
    expect(found(index, 'games')).toEqual([1]);
    expect(found(index, 'game’s')).toEqual([1]);
  });

  it('ignores stop words unless the query has only those', () => {
    const index = indexOf('Play music', 'How to', 'how are you');
    expect(found(index, 'how to play the music')).toEqual([0]);
    expect(found(index, 'how to')).toEqual([1, 2]);
    expect(found(index, '+how play')).toEqual([1, 2]);
  });

  it('is empty without words or in an empty index', () => {
    expect(found(indexOf('text'), '')).toEqual([]);
    expect(found(indexOf('text'), '-other')).toEqual([]);
    expect(found(indexOf(), 'text')).toEqual([]);
    expect(found(indexOf({}), 'text')).toEqual([]);
  });

  it('includes longer words while the reader types', () => {
    const index = indexOf('particle effects', 'a part');
    expect(found(index, 'effects part', {isLastWordOpen: true})).toEqual([0, 1]);
    expect(foundAny(index, 'part')).toEqual([1]);
    expect(found(index, 'parti')).toEqual([0]);
  });

  it('includes synonyms, also of other word forms and of several words', () => {
    const index = indexOf('Sound effects.', 'An audio engine.', 'Heads up display', 'A display for heads.');
    expect(found(index, 'music', {synonyms: {music: ['sound', 'audio']}})).toEqual([0, 1]);
    expect(found(index, 'sounds', {synonyms: {sound: ['audio']}})).toEqual([0, 1]);
    expect(found(index, 'hud', {synonyms: {hud: ['heads up display']}})).toEqual([2]);
  });

  it('includes corrections of an unknown word', () => {
    const index = indexOf('Pause the game.', 'A particle system.', 'One cat.');
    expect(found(index, 'pasue')).toEqual([0]);
    expect(found(index, 'partcile')).toEqual([1]);
    expect(found(index, 'cta')).toEqual([]);
    expect(found(index, 'tomcat')).toEqual([]);
  });

  it('does not correct known words', () => {
    const index = indexOf('A pause.', 'A cause.');
    expect(found(index, 'cause')).toEqual([1]);
  });

  it('corrects the word being typed', () => {
    expect(found(indexOf('A particle system.', 'Other.'), 'aprti', {isLastWordOpen: true})).toEqual([0]);
  });

  it('matches two words as one, and one as two', () => {
    const index = indexOf('A tile map.', 'A tilemap.', 'CCTileMap', 'The tile of a map.', 'Map tiles');
    expect(foundAny(index, 'tilemap')).toEqual([0, 1, 2]);
    expect(search(index, 'tile map').filter(({coverage}) => coverage === 1)).toHaveLength(5);
  });

  it('is limited to the named field', () => {
    const index = indexOf({title: 'Sprites', content: 'Nodes.'}, {title: 'Nodes', content: 'Sprites.'});
    expect(found(index, 'title:sprite')).toEqual([0]);
    expect(found(index, 'content:sprite')).toEqual([1]);
    expect(search(index, 'content:sprite title:nodes')[0]).toMatchObject({id: 1, titleCoverage: 0.5, coverage: 1});
  });

  it('contains all required terms and no prohibited ones', () => {
    const index = indexOf('play music', 'play sounds in a scroller', 'stop music', 'play side-scroller music');
    expect(foundAny(index, '+play music')).toEqual([0, 1, 3]);
    expect(foundAny(index, '+play +music')).toEqual([0, 3]);
    expect(foundAny(index, 'play -sound')).toEqual([0, 3]);
    expect(foundAny(index, 'play -mus*')).toEqual([1]);
    expect(foundAny(index, 'play -side-scroller')).toEqual([0, 1]);
    expect(foundAny(index, 'play -missing')).toEqual([0, 1, 3]);
    expect(foundAny(index, '+missing play')).toEqual([]);
  });

  it('includes matches of a pattern', () => {
    const index = indexOf('hero.xnb', 'hero.png', 'The music', 'A mosaic');
    expect(foundAny(index, 'm*ic')).toEqual([2, 3]);
    expect(foundAny(index, '*.xnb')).toEqual([0]);
    expect(foundAny(index, 'her*')).toEqual([0, 1]);
    expect(foundAny(index, '*si*')).toEqual([2]);
  });

  it('includes words within an edit distance', () => {
    const index = indexOf('pause', 'cause', 'clause', 'because');
    expect(found(index, 'pause~0')).toEqual([0]);
    expect(found(index, 'pause~1')).toEqual([0, 1]);
    expect(found(index, 'pause~2')).toEqual([0, 1, 2]);
  });
});

describe('the order', () => {
  it('follows the rank of the fields', () => {
    const word = 'sprite';
    const index = indexOf(
      {content: word},
      {keywords: word},
      {description: word},
      {heading: word},
      {title: word},
      {title: 'other', heading: 'other', description: 'other', keywords: 'other', content: 'other'},
    );
    expect(found(index, word)).toEqual([4, 3, 2, 1, 0]);
  });

  it('puts the word itself before prefixes, synonyms and misspellings', () => {
    const index = indexOf('audio', 'soundtrack', 'sound');
    const options = {isLastWordOpen: true, synonyms: {sound: ['audio']}};
    expect(found(index, 'sound', options)).toEqual([2, 1, 0]);
  });

  it('puts rare words before frequent ones', () => {
    expect(found(indexOf('game', 'game', 'game', 'physics', 'game'), 'game physics')[0]).toBe(3);
  });

  it('puts short texts before long ones', () => {
    expect(found(indexOf('physics and much more that is something else', 'physics'), 'physics')).toEqual([1, 0]);
  });

  it('puts adjacent words in order within one sentence before others', () => {
    const index = indexOf(
      'Scroll one whole page, other side left, view.',
      'Scroll. View one whole page, other side left.',
      'View, scroll one whole page, other side left.',
      'Scroll, view one whole page, other side left.',
    );
    expect(found(index, 'scroll view')).toEqual([3, 2, 1, 0]);
  });

  it('puts documents with all words before those that repeat one', () => {
    const often = {title: 'Ease', heading: 'Ease', content: 'ease '.repeat(9)};
    const both = `ease ${'and '.repeat(15)} bounce`;
    expect(found(indexOf(often, both, 'bounce', 'x', 'y', 'z'), 'ease bounce').slice(0, 2)).toEqual([1, 0]);
  });

  it('follows boosts', () => {
    const index = indexOf('music', 'sound');
    expect(found(index, 'music^2 sound')).toEqual([0, 1]);
    expect(found(index, 'music sound^2')).toEqual([1, 0]);
  });

  it('is stable and follows document order for ties', () => {
    const index = indexOf('music', 'music', 'music');
    expect(found(index, 'music')).toEqual([0, 1, 2]);
    expect(search(index, 'music')).toEqual(search(index, 'music'));
  });

  it('ends after 200 results', () => {
    expect(search(indexOf(...Array.from({length: 300}, () => 'music')), 'music')).toHaveLength(200);
  });
});

describe('the score of a word', () => {
  // The index has 4 documents of 1, 1, 3 and 7 words: 3 on average.
  const index = indexOf('sprite', 'node', 'sprite sprite node', 'sprite node node node node node node');
  const scores = search(index, 'sprite').map(({id, score}) => [id, score] as const);

  it('is that of BM25 with the b and k1 of the specification', () => {
    const idf = Math.log(1 + (4 - 3 + 0.5) / (3 + 0.5));
    const expected = (count: number, words: number): number => {
      const frequency = count / (1 - 0.75 + 0.75 * (words / 3));
      return (idf * frequency * (1.2 + 1)) / (frequency + 1.2);
    };
    expect(new Map(scores)).toEqual(
      new Map([
        [0, expect.closeTo(expected(1, 1), 10)],
        [2, expect.closeTo(expected(2, 3), 10)],
        [3, expect.closeTo(expected(1, 7), 10)],
      ]),
    );
  });
});

describe('the description of a match', () => {
  const index = indexOf(
    {title: 'Play background music', content: 'Loops a song.'},
    {title: 'Music', heading: 'How to play', content: 'Background music.'},
    {title: 'Notes', content: 'To play music in the background, CCMusicPlayer plays.'},
    {title: 'Other', keywords: 'music', content: 'Text.'},
  );
  const match = (query: string, id: number, options?: Options) =>
    search(index, query, options).find((one) => one.id === id);

  it('measures query coverage, overall and in the title or heading', () => {
    expect(match('play background music', 0)).toMatchObject({coverage: 1, titleCoverage: 1});
    expect(match('play background music', 2)).toMatchObject({coverage: 1, titleCoverage: 0});
    expect(match('play background music', 1)?.titleCoverage).toBeCloseTo(0.56);
    expect(match('music unknown', 3)?.coverage).toBeCloseTo(0.5);
    expect(match('the unknown songs', 0)?.coverage).toBeCloseTo(0.5);
  });

  it('gives rare words more weight', () => {
    expect(match('music song', 0)?.coverage).toBe(1);
    expect(match('music song', 3)?.coverage).toBeLessThan(0.5);
  });

  it('gives synonyms in titles half the weight', () => {
    expect(match('tune', 1, {synonyms: {tune: ['music']}})).toMatchObject({
      coverage: 1,
      titleCoverage: 0.5,
      exactness: 0,
    });
  });

  it('measures how exactly the title or heading matches', () => {
    expect(match('play background music', 0)?.exactness).toBe(1);
    expect(match('how to play the background music', 0)?.exactness).toBe(1);
    expect(match('play music', 0)?.exactness).toBe(0.5);
    expect(match('music background play', 0)?.exactness).toBeCloseTo(1 / 3);
    expect(match('play background music', 2)?.exactness).toBe(0);
  });

  it('names the field that matches most', () => {
    expect(match('background music', 0)?.type).toBe('title');
    expect(match('play', 1)?.type).toBe('heading');
    expect(match('background music', 1)?.type).toBe('content');
    expect(match('music', 1)?.type).toBe('title');
    expect(match('music', 3)?.type).toBe('keywords');
  });

  it('lists the matched words of the text', () => {
    expect(match('played music', 2)?.terms).toEqual(['play', 'music', 'plays']);
    expect(match('misic', 3)?.terms).toEqual(['music']);
    expect(match('mus', 3, {isLastWordOpen: true})?.terms).toEqual(['music']);
  });

  it('lists the parts of a compound word only where all of them match', () => {
    const maps = indexOf(
      {title: 'Map', content: 'A tilemap.'},
      {title: 'Tile map', content: 'A tile.'},
      {title: 'Map', content: 'A tile map.'},
    );
    const matches = [...search(maps, 'tilemap')].sort((one, other) => one.id - other.id);
    expect(matches).toMatchObject([
      {titleCoverage: 0, exactness: 0, type: 'content', terms: ['tilemap']},
      {titleCoverage: 1, exactness: 1, type: 'title', terms: ['tile', 'map']},
      {titleCoverage: 0, exactness: 0, type: 'content', terms: ['tile', 'map']},
    ]);
  });

  it('counts repeated words once', () => {
    expect(match('music music song', 3)?.coverage).toBe(match('music song', 3)?.coverage);
  });

  it('covers the first 30 words', () => {
    const words = Array.from({length: 40}, (_, number) => `w${number}`);
    const matches = search(indexOf(...words), words.join(' '));
    expect(idsOf(matches)).toEqual([...Array(30).keys()]);
    expect(matches[0]?.coverage).toBeCloseTo(1 / 30);
  });
});

describe('patterns', () => {
  it('are limited to four', () => {
    expect(foundAny(indexOf('ax', 'bx', 'cx', 'dx', 'ex'), 'a* b*x c*x dy~1 e* *x')).toEqual([0, 1, 2, 3]);
  });
});

describe('adding', () => {
  it('can add fields to a document later, but no field twice', () => {
    const index = indexOf({title: 'Sprites'}, {title: 'Sprites'});
    index.add({id: 1, fields: {title: 'Changed', content: 'A texture.'}});
    expect(found(index, 'texture')).toEqual([1]);
    expect(found(index, 'sprites')).toEqual([0, 1]);
    expect(found(index, 'changed')).toEqual([]);
  });

  it('accepts any numbers as ids', () => {
    const index = new TextIndex();
    index.add({id: 70_000, fields: {title: 'Sprites'}});
    expect(found(index, 'sprites')).toEqual([70_000]);
  });
});

describe('nearestWord', () => {
  const index = indexOf('Pause the particle system. Particles, particles.', 'A side scroller.');

  it('returns the most likely spelling of an unknown word', () => {
    expect(index.nearestWord('Pasue')).toBe('pause');
    expect(index.nearestWord('partical')).toBe('particle');
    expect(index.nearestWord('side-scoller')).toBe('side scroller');
  });

  it('returns nothing for known words and words without a near match', () => {
    expect(['pause', 'Pausing', 'zzzzzz', 'thx', '', '...'].map((word) => index.nearestWord(word))).toEqual(
      Array.from({length: 6}),
    );
  });
});

describe('hostile queries', () => {
  it('do not cause exceptions', () => {
    const random = seededRandom(5);
    const index = indexOf({title: 'Play music', content: 'A CCSprite in 2.4.7, a tile map. C#'}, 'The end of the café');
    const pieces = [
      ...Array.from('+-~^*:\\/.,<>"\'# \ta2é日\u0301\uD800'),
      'title:',
      'mus',
      'play ',
      'the ',
      'CCSprite',
      '2.4.7',
      '~9 ',
      '^2 ',
    ];
    for (let i = 0; i < 2000; i++) {
      const query = Array.from({length: random() * 40}, () => pieces[Math.floor(random() * pieces.length)]).join('');
      const matches = search(index, query, {isLastWordOpen: i % 2 === 0, synonyms: {play: ['', '  ', 'the end']}});
      const weights = matches.flatMap(({coverage, titleCoverage, exactness}) => [coverage, titleCoverage, exactness]);
      const isPossible =
        weights.every((weight) => weight >= 0 && weight < 1.000001) && matches.every(({score}) => score >= 0);
      expect(isPossible, query).toBe(true);
      index.nearestWord(query);
    }
  }, 30_000);
});
