// cspell:ignore gggsssss ggggg
/**
 * A small map of the cove, as wide and as high as the window: one character per tile.
 * `g` ground with grass on it, `(` and `)` its ends, `s` sand below, `<=>` a plank, `o` a rock, `.` nothing.
 */
const ground = `
..............................
..............................
..............................
..............................
..............................
..................<==>........
..............................
............<=>...............
..............................
......<==>...............(gggg
.........................sssss
...o.............o.......sssss
.(gggggg)...(gggggg).(gggsssss
.ssssssss...ssssssss.sssssssss
.ssssssss...ssssssss.sssssssss
.ssssssss...ssssssss.sssssssss
.ssssssss...ssssssss.sssssssss`;

/** The character of each tile, in the order of the tiles. */
const signs = 'gs()<=>o';

const tileSize = 32;

/** Rows of tile indexes, -1 for no tile. */
export const coveGround: readonly (readonly number[])[] = ground
  .trim()
  .split('\n')
  .map((row) => Array.from(row, (sign) => signs.indexOf(sign)));

/** An object on a tile: its name, its type, its tile, and its size in tiles. */
const standing = (name: string, type: string, column: number, row: number, width = 1, height = 1) => ({
  name,
  type,
  x: column * tileSize,
  y: (row + 1 - height) * tileSize,
  width: width * tileSize,
  height: height * tileSize,
});

/** The positions of objects; rows are counted from the top. */
export const covePlaces = [
  standing('start', 'hero', 2, 11),
  standing('coin-1', 'coin', 7, 8),
  standing('coin-2', 'coin', 8, 8),
  standing('coin-3', 'coin', 13, 6),
  standing('coin-4', 'coin', 19, 4),
  standing('coin-5', 'coin', 20, 4),
  standing('crab', 'crab', 14, 11),
  standing('flag', 'flag', 22, 11, 1, 2),
  standing('chest', 'goal', 27, 8, 2, 1),
];
