import {describe, expect, it} from 'vitest';
import {findForeignMarkup, markupFinder} from './findMarkup';
import {injections} from './hostileTexts';
import {pageHit, results, symbolHit} from './testSite';

describe('markupFinder', () => {
  const findMarkup = markupFinder();

  it('finds none in the output of the components, whatever the texts are', () => {
    const hits = injections.map((text) => ({...pageHit, t: text, s: text, b: [text], excerpt: text}));
    const hostile = {...results(...hits, symbolHit), query: injections.join(''), terms: injections};
    expect(findMarkup(hostile)).toEqual([]);
  });

  it.each(['javascript:alert(1)//', '//evil.example/', 'https://evil.example/'])('finds the address %s', (u) => {
    expect(findMarkup({...results({...pageHit, u, h: ''}), terms: []})).toEqual([`A hit leads to ${u}.`]);
  });
});

describe('findForeignMarkup', () => {
  it.each([
    ['<a href="/x"><img src=x onerror=alert(1)></a>', 'A text became <img>.'],
    ['<p>1 < 2<!-- --></p>', 'A text became #comment.'],
    ['<span class="a" onclick="x">b</span>', 'A text became the attribute onclick of <span>.'],
  ])('finds foreign markup in %s', (html, problem) => {
    expect(findForeignMarkup(html)).toEqual([problem]);
  });

  it('ignores the components’ own elements, attributes and escaped texts', () => {
    expect(findForeignMarkup('<p>&lt;b&gt;</p><a href="/x"><span data-kind="a">b <mark>c</mark></span></a>')).toEqual(
      [],
    );
  });
});
