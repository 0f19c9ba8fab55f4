// cspell:ignore bakground getinst getinstance musci pasue
import {describe, expect, it} from 'vitest';
import type {ConceptsLane} from '../lanes';
import {readConceptTable, synonymsOf} from './conceptTable';
import {matchConcepts} from './matchConcepts';

const lane: ConceptsLane = {
  synonyms: [['music', 'song'], ['popup', 'dialog'], {from: 'bgm', to: ['music']}],
  places: [
    ['/music', ' stop'],
    ['/pause', ''],
    ['/no-sound', ''],
    ['/director', ''],
    ['/popup', ''],
    ['/screen', ''],
    ['/sound', ''],
  ],
  concepts: [
    ['play music|background music', 0, 1],
    ['stop music', 1, 0],
    ['pause game', 2],
    ['sound not playing', 3],
    ['popup', 5],
    ['full screen|tilemap collision', 6],
    ['play sound', 7],
  ],
  renamed: [{from: 'cocos2d-x', names: [['Director::getInstance|[CCDirector sharedDirector]|SpriteBatch', 4]]}],
};
const table = readConceptTable(lane);

function match(query: string, isLastWordOpen = false) {
  return matchConcepts(table, query, isLastWordOpen);
}

const best = (query: string, isLastWordOpen = false) => match(query, isLastWordOpen)[0];

describe('matchConcepts', () => {
  it.each(['play music', 'How do I play the music?', 'music playing', 'PLAYED MUSIC IN COCOS2D'])(
    'is sure of %j, whose meaning words are those of the phrase',
    (query) => {
      expect(best(query)).toEqual({
        answers: ['/music', '/music#stop'],
        closeness: 1,
        phrase: 'play music',
        kind: 'concept',
      });
    },
  );

  it('is less sure of synonyms, and still less of typing errors', () => {
    const [exact, synonym, swapped] = ['play music', 'play song', 'play musci'].map((query) => best(query));
    expect([synonym?.phrase, swapped?.phrase]).toEqual(['play music', 'play music']);
    expect(synonym?.closeness).toBeLessThan(exact?.closeness ?? 0);
    expect(swapped?.closeness).toBeLessThan(synonym?.closeness ?? 0);
  });

  it('is less sure when words are missing or left over', () => {
    expect(best('music')?.closeness).toBeLessThan(0.9);
    expect(best('play music with fade')?.closeness).toBeLessThan(0.9);
  });

  it('forgives errors by length: none up to 3 letters, one up to 6, two in longer words', () => {
    expect(best('pasue game')?.phrase).toBe('pause game');
    expect(best('bakground musci')?.phrase).toBe('background music');
    expect(match('pop')).toEqual([]);
  });

  it('completes the last word only while the reader may still be writing it', () => {
    expect(best('play mus', true)?.phrase).toBe('play music');
    expect(best('play mus', true)?.closeness).toBeGreaterThan(best('play mus')?.closeness ?? 0);
  });

  it('distinguishes a question with "not" from one without', () => {
    expect(best("sound doesn't play")?.phrase).toBe('sound not playing');
    expect(best('sound play')?.phrase).toBe('play sound');
  });

  it('finds words written together or apart', () => {
    expect(best('fullscreen')?.phrase).toBe('full screen');
    expect(best('tile map collisions')?.phrase).toBe('tilemap collision');
    expect(best('tile map collisions')?.closeness).toBeGreaterThan(0.9);
  });

  it('counts synonyms once', () => {
    expect(best('popup dialog')?.closeness).toBeGreaterThan(0.85);
  });

  it.each([
    'Director::getInstance()',
    'director getinstance',
    'Director.getInstance',
    'the director::getInstance in cocos2d',
  ])('recognizes %j, a name from another engine', (query) => {
    expect(best(query)).toEqual({
      answers: ['/director'],
      closeness: 1,
      phrase: 'Director::getInstance',
      kind: 'renamed',
      from: 'cocos2d-x',
    });
  });

  it('finds such names within a line of code and by prefix', () => {
    expect(best('Director::getInstance()->end()')?.phrase).toBe('Director::getInstance');
    expect(best('[[CCDirector sharedDirector] runWithScene:scene]')?.phrase).toBe('[CCDirector sharedDirector]');
    expect(best('Director::getinst', true)?.phrase).toBe('Director::getInstance');
    expect(match('dir', true)).toEqual([]);
  });

  it('is less sure of a name where the query has spaces', () => {
    expect(best('SpriteBatch')?.closeness).toBe(1);
    expect(best('sprite batch')?.closeness).toBe(0.9);
  });

  it('lists each concept once, best first, at most ten', () => {
    const matches = match('play stop pause background music game sound', true);
    const answers = matches.map((each) => each.answers.join());
    expect(new Set(answers).size).toBe(answers.length);
    expect(matches.map(({closeness}) => closeness)).toEqual(
      matches.map(({closeness}) => closeness).sort((a, b) => b - a),
    );
    expect(matches.length).toBeLessThanOrEqual(10);
  });

  it.each([
    '',
    '   ',
    'how to',
    '((((',
    '[[::]]',
    '\u0000\uD800',
    'no not never',
    '名前 テスト',
    '__proto__ constructor',
  ])('never throws, not even at %j', (query) => {
    expect(() => match(query, true)).not.toThrow();
  });
});

it('is fast for words of thousands of letters', () => {
  const start = performance.now();
  expect(match('a'.repeat(5000), true)).toEqual([]);
  expect(match('ab '.repeat(2000), true)).toEqual([]);
  expect(performance.now() - start).toBeLessThan(200);
});

describe('synonymsOf', () => {
  it('finds the words of a group by any form of one of them', () => {
    expect(synonymsOf(table, 'songs')).toEqual(['music']);
    expect(synonymsOf(table, 'Music')).toEqual(['song']);
  });

  it('are one-way if the file says so', () => {
    expect(synonymsOf(table, 'bgm')).toEqual(['music']);
    expect(synonymsOf(table, 'unheard')).toEqual([]);
  });
});
