import {beforeEach, describe, expect, it} from 'vitest';
import {cachePages} from './cachePages';
import type {WordsLookup} from './words/linkWords';

/** Descriptions as a reading returns them: those of one file have positions that no other reading has. */
function wordsOf(files: Readonly<Record<string, object>>): WordsLookup {
  const find = (id: string) => (files[id] ? {description: {position: files[id]}} : undefined);
  return {
    types: {get: find},
    members: {get: find},
    namespaces: {get: (name: string) => files[name] && {position: files[name]}},
  } as unknown as WordsLookup;
}

const samples = {};
let made: string[];
let page: (words: WordsLookup, inputs?: readonly unknown[]) => Promise<string>;

beforeEach(() => {
  made = [];
  const keep = cachePages<string>();
  page = (words, inputs = [samples]) =>
    keep('CCSprite', {inputs, words}, (lookup) => {
      for (const id of ['CCSprite', 'CCSprite.Color'] as const) lookup.types.get(id as never);
      lookup.members.get('CCNode.Visit' as never);
      lookup.namespaces.get('Cocos2D');
      made.push('CCSprite');
      return `CCSprite, made ${made.length} times`;
    });
});

const before = {CCSprite: {}, 'CCNode.Visit': {}, Cocos2D: {}, CCLabel: {}};

describe('cachePages', () => {
  it('builds a page once while its inputs stay the same', async () => {
    expect(await page(wordsOf(before))).toBe('CCSprite, made 1 times');
    expect(await page(wordsOf(before))).toBe('CCSprite, made 1 times');
  });

  it('keeps a page when a description that it does not show changes', async () => {
    await page(wordsOf(before));
    await page(wordsOf({...before, CCLabel: {}}));
    expect(made).toHaveLength(1);
  });

  it.each([
    ['its own description changes', {...before, CCSprite: {}}],
    ['the description of an inherited member changes', {...before, 'CCNode.Visit': {}}],
    ["the namespace's description changes", {...before, Cocos2D: {}}],
    ['a description that it looked for is added', {...before, 'CCSprite.Color': {}}],
    ['a description is removed', {CCSprite: before.CCSprite, Cocos2D: before.Cocos2D}],
  ])('builds it again when %s', async (_, after) => {
    await page(wordsOf(before));
    await page(wordsOf(after));
    expect(made).toHaveLength(2);
  });

  it('builds it again when something other than descriptions changes', async () => {
    await page(wordsOf(before));
    await page(wordsOf(before), [{}]);
    expect(made).toHaveLength(2);
  });

  it('builds it again after an error', async () => {
    const keep = cachePages<string>();
    const sources = {inputs: [], words: wordsOf(before)};
    await expect(keep('CCSprite', sources, () => Promise.reject(new Error('No region')))).rejects.toThrow('No region');
    expect(await keep('CCSprite', sources, () => 'made')).toBe('made');
  });
});
