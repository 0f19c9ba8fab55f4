// cspell:ignore dont naïve platformers
import {describe, expect, it} from 'vitest';
import {meaningWords, phraseKey, splitWords} from './words';

describe('splitWords', () => {
  it.each([
    ["Don't stop: the Music!", ['dont', 'stop', 'the', 'music']],
    ['C# and b2World.Step(dt)', ['c#', 'and', 'b2world', 'step', 'dt']],
    ['upgrade to 2.5.0.', ['upgrade', 'to', '2.5.0']],
    ['Café naïve', ['cafe', 'naive']],
    ['schedule_once', ['schedule', 'once']],
  ])('splits %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });
});

describe('meaningWords', () => {
  it('ignores question words, unless the query has no others', () => {
    expect(meaningWords('How do I pause my game in Cocos2D-Mono?').map(({text}) => text)).toEqual(['pause', 'game']);
    expect(meaningWords('how to').map(({text}) => text)).toEqual(['how', 'to']);
  });

  it('recognizes every form of negation', () => {
    expect(meaningWords("can't no doesn't").map(({stem}) => stem)).toEqual(['not', 'not', 'not']);
  });
});

describe('phraseKey', () => {
  it('is the same for equivalent questions', () => {
    expect(phraseKey('looping the songs')).toBe(phraseKey('song loops'));
    expect(phraseKey('no sound')).not.toBe(phraseKey('sound'));
  });

  it('distinguishes a platformer from platforms', () => {
    expect(phraseKey('platformers')).not.toBe(phraseKey('platforms'));
    expect(phraseKey('platformers')).toBe(phraseKey('platformer'));
  });
});
