/**
 * The index of the section being read: the last one whose heading is above the line, or the first if none is.
 *
 * @param tops Distances of the headings from the top of the screen, in the order of the page, in pixels.
 * @param line The assumed reading position, in pixels from the top of the screen.
 */
export function currentIndex(tops: readonly number[], line: number): number {
  const next = tops.findIndex((top) => top > line);
  return Math.max(0, (next === -1 ? tops.length : next) - 1);
}
