import {palette} from './palette';
import {picture, type Picture} from './svg';

const [foam, water, deep] = palette.sea;

const edge = (color: string, width: number): string =>
  `stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** Tiles of an island seen from a corner: a top of 40 x 20, and below it 12 of its side. */
export const isometricTiles: readonly Picture[] = islandTiles(
  40,
  32,
  'M20 .500L39.500 10 20 19.500.500 10z',
  isometricSide,
);

/** Tiles of an island with six corners: 48 x 42. */
export const hexagonalTiles: readonly Picture[] = islandTiles(
  48,
  42,
  'M12.500 1h23L47 21 35.500 41h-23L1 21z',
  () => '',
);

/** Tiles of an island seen from above: 32 x 32. */
export const orthogonalTiles: readonly Picture[] = islandTiles(32, 32, 'M1 1h30v30H1z', () => '');

/** Sand, grass, water and a rock, each in this shape. */
function islandTiles(
  width: number,
  height: number,
  shape: string,
  side: (color: string) => string,
): readonly Picture[] {
  const middle = height === 32 && width === 40 ? 10 : height / 2;
  const tile = (color: string, line: string, body: string): Picture =>
    picture(
      width,
      height,
      `${side(line)}<path d="${shape}" fill="${color}" stroke="${line}" stroke-width="1.500" stroke-linejoin="round"/>
      <g transform="translate(${width / 2} ${middle})">${body}</g>`,
    );
  const grains = `<g fill="${palette.sandShade}"><circle cx="-6" cy="-2" r="1.400"/><circle cx="5" cy="3" r="1.400"/><circle cx="2" cy="-4" r="1"/></g>`;
  const blades = `<path d="M-7 3l1-5M-4 3l2-4M4 1l1-5M7 1l2-4" ${edge(palette.grassLight, 1.8)}/>`;
  const wave = `<path d="M-9 0q3-3 6 0t6 0 6 0" fill="none" ${edge(foam, 2)}/>`;
  const stone = `<path d="M-10 4C-10-5-5-9 1-9s10 5 9 13z" fill="${palette.stone}" ${edge(palette.stoneEdge, 1.6)}/><path d="M-6-1q1-4 6-5" fill="none" ${edge(palette.stoneLight, 2)}/>`;
  return [
    tile(palette.sand, palette.wetSand, grains),
    tile(palette.grass, palette.grassEdge, blades),
    tile(water, deep, wave),
    tile(palette.sand, palette.wetSand, stone),
  ];
}

function isometricSide(color: string): string {
  return `<path d="M.750 10.500L20 20l19.250-9.500V21.500L20 31.250.750 21.500z" fill="${color}"/><path d="M20 20l19.250-9.500V21.500L20 31.250z" fill="#000" opacity=".18"/>`;
}
