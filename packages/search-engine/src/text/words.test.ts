import {describe, expect, it} from 'vitest';
import {fold, splitHumps, stem, withoutPrefix, wordsIn} from './words';
import {isStopWord} from '../stopWords';

// cspell:disable
describe('fold', () => {
  it.each([
    ['RunAction', 'runaction'],
    ['Größe', 'große'],
    ['CAFÉ', 'cafe'],
    ['İ', 'i'],
    ["node's", 'node'],
    ['nodes’', 'nodes'],
    ["don't", 'dont'],
    ['v2.4.7', '2.4.7'],
    ['v2', 'v2'],
    ['_position', 'position'],
    ['__init__', 'init'],
    ['schedule_once', 'schedule_once'],
    ['___', ''],
    ['\u0301', ''],
    ['C#', 'c#'],
  ])('writes %s as %s', (word, expected) => {
    expect(fold(word)).toBe(expected);
  });
});

describe('splitHumps', () => {
  it.each([
    ['CCSpriteFrameCache', ['Sprite', 'Frame', 'Cache']],
    ['b2World', ['World']],
    ['CCLabelTTF', ['Label', 'TTF']],
    ['TTFLabel', ['TTF', 'Label']],
    ['Texture2D', ['Texture', '2D']],
    ['Box2D', ['Box', '2D']],
    ['Vector2', ['Vector']],
    ['schedule_once', ['schedule', 'once']],
    ['onEnter', ['on', 'Enter']],
    ['Sprite', []],
    ['HTML', []],
    ['sprite', []],
    ['CC', []],
    ['ÄpfelÖl', ['Äpfel', 'Öl']],
  ])('splits %s', (identifier, expected) => {
    const humps = splitHumps(identifier);
    expect(humps.map(({text}) => text)).toEqual(expected);
    for (const {text, start} of humps) expect(identifier.startsWith(text, start)).toBe(true);
  });

  it('recognizes the prefixes that people leave out', () => {
    expect(['CCSprite', 'b2World', 'CCScene2', 'CCommon', 'b2', 'CC', 'XCCSprite'].map(withoutPrefix)).toEqual([
      'Sprite',
      'World',
      'Scene2',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('stem', () => {
  it('returns one stem for all forms of a word', () => {
    for (const forms of [
      ['play', 'plays', 'playing', 'played'],
      ['animation', 'animations', 'animate', 'animated'],
    ]) {
      expect(new Set(forms.map(stem)).size, forms.join()).toBe(1);
    }
  });

  it('does not change names with digits or symbols, or short words', () => {
    for (const word of ['b2bodies', 'c#', '2.4.7', 'schedule_tasks', 'größes', 'is']) expect(stem(word)).toBe(word);
  });
});

describe('stop words', () => {
  it('carry no meaning on their own', () => {
    expect(['how', 'to', 'do', 'i', 'a', 'the', 'in', 'is', 'dont'].every(isStopWord)).toBe(true);
    expect(['file', 'not', 'found', 'up', 'game', 'no', 'constructor'].some(isStopWord)).toBe(false);
  });
});

describe('wordsIn', () => {
  it('folds the words of a text', () => {
    expect(wordsIn('The Hero’s CCSprite, v2.5.0 ___')).toEqual(['the', 'hero', 'ccsprite', '2.5.0']);
  });
});
