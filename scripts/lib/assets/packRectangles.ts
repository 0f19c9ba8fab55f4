/** A rectangle's position: its upper left corner, in pixels, y downward. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Arranges rectangles in rows, the tallest first, so that none touches another.
 *
 * @param width of the page; no rectangle may be wider than this minus two gaps
 * @param gap of empty pixels around every rectangle
 * @returns a position for every rectangle, in the order of the input, and the height of the page
 */
export function packRectangles(
  rectangles: readonly Size[],
  width: number,
  gap: number,
): {readonly places: readonly Place[]; readonly height: number} {
  const places: Place[] = [];
  let [x, y, shelf] = [gap, gap, 0];
  const order = rectangles.map((size, index) => ({...size, index})).sort((a, b) => b.height - a.height);
  for (const rectangle of order) {
    if (rectangle.width + 2 * gap > width) {
      throw new Error(`A rectangle ${rectangle.width} wide does not fit on a page ${width} wide with gaps of ${gap}.`);
    }
    if (x + rectangle.width + gap > width) [x, y, shelf] = [gap, y + shelf + gap, 0];
    places[rectangle.index] = {x, y};
    x += rectangle.width + gap;
    shelf = Math.max(shelf, rectangle.height);
  }
  return {places, height: y + shelf + gap};
}
