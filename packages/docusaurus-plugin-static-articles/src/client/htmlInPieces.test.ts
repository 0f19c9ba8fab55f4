import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {openPage, parsedPage} from '../testing/parsedPage';
import {htmlInPieces} from './htmlInPieces';

beforeAll(() => {
  openPage('');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** The pieces of an article with this content, and its HTML as a whole. */
function divide(content: string): {readonly pieces: readonly string[]; readonly whole: string} {
  const article = parsedPage(`<article>${content}</article>`).querySelector('article');
  if (!article) throw new Error('There is no article.');
  return {pieces: [...htmlInPieces(article as unknown as Element)], whole: article.innerHTML};
}

describe('htmlInPieces', () => {
  it('yields a piece for each child, texts and comments included', () => {
    const content = 'Text <!-- note --><p>One &amp; <b>two</b></p><img src="coco.png"><p></p>';
    const {pieces, whole} = divide(content);
    expect(pieces).toEqual([
      'Text ',
      '<!-- note -->',
      '<p>One &amp; <b>two</b></p>',
      '<img src="coco.png">',
      '<p></p>',
    ]);
    expect(pieces.join('')).toBe(whole);
  });

  it('divides a child with more than a thousand elements and keeps its attributes', () => {
    const members = '<h3>Run</h3>text'.repeat(1001);
    const {pieces, whole} = divide(
      `<p>Before</p><section id="members" data-label="a &amp; b">${members}</section><p>After</p>`,
    );
    expect(pieces.slice(0, 3)).toEqual([
      '<p>Before</p>',
      '<section id="members" data-label="a &amp; b">',
      '<h3>Run</h3>',
    ]);
    expect(pieces.slice(-2)).toEqual(['</section>', '<p>After</p>']);
    expect(pieces.join('')).toBe(whole);
  });

  it('divides large children of large children', () => {
    const list = `<ul>${'<li>Run</li>'.repeat(1001)}</ul>`;
    const {pieces, whole} = divide(`<section><div class="list">${list}</div></section>`);
    expect(pieces.slice(0, 4)).toEqual(['<section>', '<div class="list">', '<ul>', '<li>Run</li>']);
    expect(pieces.join('')).toBe(whole);
  });

  it('does not divide a child with a thousand elements', () => {
    const {pieces} = divide(`<ul>${'<li>Run</li>'.repeat(1000)}</ul>`);
    expect(pieces).toHaveLength(1);
  });
});
