import {picture, placed, type Picture} from './svg';

/** Tiles in a row, with `gap` pixels around each. */
export function tileRow(row: readonly Picture[], gap: number): Picture {
  const [first] = row;
  if (first === undefined) throw new Error('A row needs a tile.');
  const {width, height} = first;
  return picture(
    gap + row.length * (width + gap),
    height + 2 * gap,
    row.map((tile, index) => placed(tile, gap + index * (width + gap), gap)).join(''),
  );
}
