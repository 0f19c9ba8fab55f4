// cspell:ignore ggggggggggg ggggs ssssssssssss ssssss
import {hexagonalTiles, isometricTiles, orthogonalTiles} from './islandTiles';
import type {Picture} from './svg';

/**
 * A level as wide as the window of the examples: one character per tile.
 * `g` ground with grass on it, `(` and `)` its ends, `s` sand below, `<=>` a plank, `o` a rock, `c` a coin, `.` nothing.
 */
const level = `
....................
....................
....................
.............ccc....
.....ccc.....<=>....
.....<=>............
...................(
..........c........s
...o.....o.o..ccc..s
ggggggggggg)..(ggggs
ssssssssssss..ssssss`;

const signs = 'gs()<=>oc';
const coin = signs.indexOf('c');

const rows = level
  .trim()
  .split('\n')
  .map((row) => Array.from(row, (sign) => signs.indexOf(sign)));

/** Rows of tile indexes, -1 for no tile. */
export const levelGround: readonly (readonly number[])[] = rows.map((row) =>
  row.map((tile) => (tile === coin ? -1 : tile)),
);
export const levelCoins: readonly (readonly number[])[] = rows.map((row) =>
  row.map((tile) => (tile === coin ? coin : -1)),
);

const standing = (name: string, type: string, column: number, row: number, width = 1, height = 1) => ({
  name,
  type,
  x: column * 32,
  y: (row + 1 - height) * 32,
  width: width * 32,
  height: height * 32,
});

/** The positions of objects; rows are counted from the top. */
export const levelPlaces = [
  standing('start', 'hero-idle-1', 1, 8),
  standing('crab', 'crab-1', 6, 8),
  standing('flag', 'flag-up', 8, 8, 1, 2),
  standing('urchin', 'urchin', 17, 8),
  standing('chest', 'chest-closed', 13, 3, 2, 1),
];

/** An island of sand and grass with a pond, made of tiles of sand, grass, water and rock. */
export const islandMap: readonly (readonly number[])[] = [
  [0, 0, 0, 0, 3],
  [0, 1, 1, 1, 0],
  [0, 1, 2, 1, 0],
  [0, 1, 1, 1, 0],
  [3, 0, 0, 0, 0],
];

interface Island {
  readonly orientation: 'orthogonal' | 'isometric' | 'hexagonal';
  readonly grid: readonly [width: number, height: number];
  readonly pictures: readonly Picture[];
}

export const islands: readonly Island[] = [
  {orientation: 'orthogonal', grid: [32, 32], pictures: orthogonalTiles},
  {orientation: 'isometric', grid: [40, 20], pictures: isometricTiles},
  {orientation: 'hexagonal', grid: [48, 42], pictures: hexagonalTiles},
];
