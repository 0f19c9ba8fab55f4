import {describe, expect, it} from 'vitest';
import {problemPlace} from './problemPlace';

describe('problemPlace', () => {
  it('marks what can’t be read', () => {
    const problem = {message: 'edit distance must be numeric', start: 5, end: 8};
    expect(problemPlace('jump~two', problem)).toEqual({text: 'jump~two', marks: [[5, 8]]});
  });

  it('marks a blank where something is missing', () => {
    const problem = {message: 'expecting term, found nothing', start: 6, end: 6};
    expect(problemPlace('jump +', problem)).toEqual({text: 'jump +\u00a0', marks: [[6, 7]]});
  });
});
