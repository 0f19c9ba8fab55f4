import {describe, expect, it} from 'vitest';
import {currentIndex} from './currentIndex';

describe('currentIndex', () => {
  it('is the last heading above the line', () => {
    expect(currentIndex([-900, -20, 90, 700], 100)).toBe(2);
  });

  it('is the last heading of all at the end of the page', () => {
    expect(currentIndex([-900, -200, -90], 100)).toBe(2);
  });

  it('is the first heading above all sections', () => {
    expect(currentIndex([400, 900], 100)).toBe(0);
  });
});
