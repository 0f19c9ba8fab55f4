import {describe, expect, it} from 'vitest';
import {slideRuns} from './slideRuns';

const kinds = {' ': 'kept', '+': 'added', '-': 'removed'} as const;
const signs = {kept: ' ', added: '+', removed: '-'} as const;

/** Slides the runs of a diff whose lines begin with their sign. */
function slid(...lines: readonly string[]): string[] {
  const compared = lines.map((line) => ({kind: kinds[line.charAt(0) as keyof typeof kinds], text: line.slice(1)}));
  return slideRuns(compared).map(({kind, text}) => signs[kind] + text);
}

describe('slideRuns', () => {
  it('moves down a run that begins with the brace of the code before it', () => {
    expect(slid(' B {', '+}', '+', '+C {', ' }', ' ')).toEqual([' B {', ' }', '+', '+C {', '+}', ' ']);
  });

  it('moves a run up to the blank line before it', () => {
    expect(slid(' }', ' ', '+C {', '+}', '+', ' D')).toEqual([' }', '+', '+C {', '+}', ' ', ' D']);
  });

  it('does not separate a block from its opening line', () => {
    expect(slid(' B', '+{', '+}', '+', '+C', ' {', ' }')).toEqual([' B', ' {', ' }', '+', '+C', '+{', '+}']);
  });

  it('moves removed lines too', () => {
    expect(slid(' B {', '-}', '-', '-C {', ' }')).toEqual([' B {', ' }', '-', '-C {', '-}']);
  });

  it('does not move a run if its braces match nowhere', () => {
    expect(slid(' B {', '+}', '+x', ' y')).toEqual([' B {', '+}', '+x', ' y']);
  });

  it('does not move a run across another', () => {
    expect(slid('-x', '+a', '+x', ' x')).toEqual(['-x', '+a', '+x', ' x']);
  });
});
