import {describe, expect, it} from 'vitest';
import {checkOptions, type SearchOptions} from './options';

const docs = {name: 'docs', label: 'Docs', paths: ['/docs']};

describe('checkOptions', () => {
  it('fills in defaults', () => {
    expect(checkOptions({contexts: [docs]})).toEqual({
      contexts: [docs],
      shortcut: 'mod+k',
      excerptLength: 50,
      popular: [],
      indexDocs: true,
      indexBlog: true,
    });
  });

  it('keeps given options', () => {
    const symbols = {context: 'docs', load: () => Promise.resolve({})};
    const given: SearchOptions = {
      contexts: [docs],
      symbols,
      shortcut: 'shift+alt+f',
      excerptLength: 80,
      popular: ['/docs/a'],
      indexBlog: false,
    };
    expect(checkOptions(given)).toMatchObject(given);
  });

  const list = 'contexts must list at least one {name, label, paths}.';
  it.each<[string, unknown, string]>([
    ['no contexts', {}, list],
    ['an empty list of contexts', {contexts: []}, list],
    ['a context without a label', {contexts: [{name: 'docs', paths: ['/docs']}]}, list],
    ['a path without its slash', {contexts: [{...docs, paths: ['docs']}]}, list],
    ['a context without paths', {contexts: [{...docs, paths: []}]}, 'the context "docs" has no paths.'],
    ['a name that no file can have', {contexts: [{...docs, name: 'A/B'}]}, 'the context\'s name "A/B" must consist of'],
    ['the name of another file', {contexts: [{...docs, name: 'first'}]}, 'and not "first" or "concepts".'],
    ['two contexts of one name', {contexts: [docs, {...docs, paths: ['/a']}]}, '"docs" is the name of two contexts.'],
    ['two contexts of one path', {contexts: [docs, {...docs, name: 'a'}]}, '"/docs" is a path of two contexts.'],
    [
      'symbols in no context',
      {contexts: [docs], symbols: {context: 'api', load: () => Promise.resolve({})}},
      'symbols.context is "api"; the contexts are docs.',
    ],
    ['symbols that nobody loads', {contexts: [docs], symbols: {context: 'docs'}}, 'symbols.load must be a function.'],
    ['a shortcut without a key', {contexts: [docs], shortcut: 'mod+'}, 'shortcut "mod+" must be a key'],
    ['an unknown modifier', {contexts: [docs], shortcut: 'cmd+k'}, 'shortcut "cmd+k" must be a key'],
    [
      'an excerpt without room for a word',
      {contexts: [docs], excerptLength: 9},
      'excerptLength must be a whole number',
    ],
    ['an excerpt of half a character', {contexts: [docs], excerptLength: 50.5}, 'characters, at least 10.'],
    ['a popular page without its slash', {contexts: [docs], popular: ['docs/a']}, 'popular must list addresses'],
    [
      'an option that is not there',
      {contexts: [docs], shortCut: 'mod+k'},
      'unknown option "shortCut". Known: contexts, symbols,',
    ],
  ])('stops at %s', (_what, options, message) => {
    expect(() => checkOptions(options as SearchOptions)).toThrow(message);
  });
});
