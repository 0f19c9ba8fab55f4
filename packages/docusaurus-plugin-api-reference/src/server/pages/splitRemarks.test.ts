import {describe, expect, it} from 'vitest';
import type {Words, WordsBlock} from '../../view';
import {splitRemarks} from './splitRemarks';

const text = (lines: number): WordsBlock => ({kind: 'html', html: `<p>${'x'.repeat(lines * 80)}</p>`});
const table = (rows: number): WordsBlock => ({
  kind: 'html',
  html: `<table>${'<tr><td>x</td></tr>'.repeat(rows)}</table>`,
});
const code = (lines: number): WordsBlock => ({
  kind: 'code',
  language: 'csharp',
  html: Array.from({length: lines}, () => 'x').join('\n'),
});
const warning = (lines: number): WordsBlock => ({kind: 'admonition', type: 'warning', blocks: [text(lines)]});
const heading: WordsBlock = {kind: 'heading', id: 'remarks-life-cycle', html: 'Life cycle'};

/** How many blocks precede the list of members. */
const above = (remarks: Words, hasList = true): number => splitRemarks(remarks, hasList).introduction.length;

describe("a type's remarks", () => {
  it('stay together above the member list if they are short', () => {
    expect(above([text(4), code(8), warning(3), text(2)])).toBe(4);
  });

  it('continue below the list in order if they are long', () => {
    const remarks = [text(4), code(8), table(12), text(2)];
    expect(splitRemarks(remarks, true)).toEqual({introduction: [text(4), code(8)], remarks: [table(12), text(2)]});
  });

  it('keep a sentence with what it introduces', () => {
    const opening: WordsBlock = {kind: 'html', html: '<p>The steps are:</p>'};
    expect(above([text(12), opening, table(10)])).toBe(1);
    expect(above([opening, table(20)])).toBe(1);
  });

  it('have at least one block above the list', () => {
    expect(above([code(60), text(2)])).toBe(1);
  });

  it('continue below the list from the first heading on', () => {
    expect(above([text(2), heading, text(2)])).toBe(1);
    expect(above([heading, text(2)])).toBe(0);
    expect(above([text(2), code(30), heading])).toBe(1);
  });

  it('stay together up to a heading if they have no list', () => {
    expect(above([text(30), code(30)], false)).toBe(2);
    expect(above([text(30), code(30), heading, text(2)], false)).toBe(2);
  });

  it('do not count the capture, which is next to the summary', () => {
    expect(above([{kind: 'capture', name: 'CCNode'}, text(27)])).toBe(2);
  });
});
