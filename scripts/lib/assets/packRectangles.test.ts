import {describe, expect, it} from 'vitest';
import {packRectangles} from './packRectangles';

describe('packRectangles', () => {
  it('places rectangles side by side with gaps and returns positions in input order', () => {
    const packed = packRectangles(
      [
        {width: 4, height: 5},
        {width: 6, height: 8},
      ],
      20,
      1,
    );
    expect(packed).toEqual({
      places: [
        {x: 8, y: 1},
        {x: 1, y: 1},
      ],
      height: 10,
    });
  });

  it('starts a new shelf below the tallest rectangle when the width is used up', () => {
    const packed = packRectangles(
      [
        {width: 6, height: 8},
        {width: 6, height: 5},
        {width: 6, height: 3},
      ],
      15,
      1,
    );
    expect(packed.places).toEqual([
      {x: 1, y: 1},
      {x: 8, y: 1},
      {x: 1, y: 10},
    ]);
    expect(packed.height).toBe(14);
  });

  it("rejects a rectangle that doesn't fit", () => {
    expect(() => packRectangles([{width: 14, height: 2}], 15, 1)).toThrow('A rectangle 14 wide does not fit');
  });
});
