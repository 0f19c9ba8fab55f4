import {describe, expect, it} from 'vitest';
import {expandEntries} from './expandEntries';
import {Problems} from './problems';

const at = (...texts: readonly string[]) => texts.map((text) => ({text, position: 'concepts.yaml:1'}));
const pages = (...paths: readonly string[]) => ({
  addresses: new Map(paths.map((path) => [path, new Set<string>()])),
  base: '/base/',
});

describe('expandEntries', () => {
  const posts = [{phrases: at('new in *', '* notes'), answers: at('/blog/*-release', '/blog')}];

  it('creates an entry for each page that the first answer matches', () => {
    const source = pages('/base/blog/1.1-release', '/base/blog/1.0-release', '/base/blog', '/base/blog/tags/x-release');
    expect(expandEntries(posts, source, new Problems())).toEqual([
      {phrases: at('new in 1.0', '1.0 notes'), answers: at('/blog/1.0-release', '/blog')},
      {phrases: at('new in 1.1', '1.1 notes'), answers: at('/blog/1.1-release', '/blog')},
    ]);
  });

  it('does not change other entries', () => {
    const plain = [{phrases: at('play *'), answers: at('/sounds')}];
    expect(expandEntries(plain, pages('/base/sounds'), new Problems())).toEqual(plain);
  });

  it('rejects a pattern that matches no page', () => {
    const problems = new Problems();
    expandEntries(posts, pages('/base/blog', '/base/blog/-release'), problems);
    expect(() => {
      problems.throwIfAny();
    }).toThrow('concepts.yaml:1: no page has an address like "/blog/*-release". Correct the pattern or remove it.');
  });
});
