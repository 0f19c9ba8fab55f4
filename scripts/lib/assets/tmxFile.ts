import {counted} from 'api-model';

/** An object on a map. x and y of its upper left corner in pixels, y downward as in Tiled. Whole numbers only. */
export interface MapObject {
  readonly name: string;
  readonly type: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TileMap {
  /** The shape of the grid; orthogonal by default. */
  readonly orientation?: 'orthogonal' | 'isometric' | 'hexagonal';
  /** The width of the grid's tiles, and by default their height. */
  readonly tileSize: number;
  readonly tileHeight?: number;
  readonly tileset: {
    readonly name: string;
    readonly image: string;
    /** The height of its tiles if it differs from that of the grid. */
    readonly tileHeight?: number;
    readonly imageWidth: number;
    readonly imageHeight: number;
    /** Pixels around the whole picture and between two tiles. */
    readonly margin: number;
    readonly spacing: number;
    readonly tileCount: number;
    /** Index of a tile to its properties. */
    readonly properties: Readonly<Record<number, Readonly<Record<string, string>>>>;
  };
  /** Every layer by its name: rows of tile indexes, -1 for no tile; all rows of all layers equally long. */
  readonly layers: Readonly<Record<string, readonly (readonly number[])[]>>;
  readonly objectGroups: Readonly<Record<string, readonly MapObject[]>>;
}

/**
 * Writes a map in Tiled's format. Layers are base64 without compression, because the engine ends the program on CSV.
 *
 * @throws Error if a row's length differs from the first row's, because the engine would read past the end
 * @see https://doc.mapeditor.org/en/stable/reference/tmx-map-format/
 */
export function tmxFile({
  orientation = 'orthogonal',
  tileSize,
  tileHeight = tileSize,
  tileset,
  layers,
  objectGroups,
}: TileMap): string {
  const [first = []] = Object.values(layers);
  for (const [name, rows] of Object.entries(layers)) checkRows(name, rows, first[0]?.length ?? 0);
  const size = `width="${first[0]?.length ?? 0}" height="${first.length}"`;
  const sizes = (height: number): string => `tilewidth="${tileSize}" tileheight="${height}"`;
  const {name, image, imageWidth, imageHeight, margin, spacing, tileCount} = tileset;
  // The only hexagonal kind that the engine draws: flat tops, and every second column half a tile lower.
  const staggering =
    orientation === 'hexagonal' ? ` hexsidelength="${tileSize / 2}" staggeraxis="x" staggerindex="odd"` : '';
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    // The engine warns about any other version.
    `<map version="1.0" orientation="${orientation}" renderorder="right-down" ${size} ${sizes(tileHeight)}${staggering}>\n`,
    `  <tileset firstgid="1" name="${name}" ${sizes(tileset.tileHeight ?? tileHeight)} spacing="${spacing}" margin="${margin}" tilecount="${tileCount}" columns="${tileCount}">\n`,
    `    <image source="${image}" width="${imageWidth}" height="${imageHeight}"/>\n`,
    ...Object.entries(tileset.properties).map(tileEntry),
    '  </tileset>\n',
    ...Object.entries(layers).map(([layer, rows]) => layerEntry(layer, size, rows)),
    ...Object.entries(objectGroups).map(groupEntry),
    '</map>\n',
  ].join('');
}

function checkRows(layer: string, rows: readonly (readonly number[])[], width: number): void {
  const odd = rows.findIndex(({length}) => length !== width);
  if (odd === -1) return;
  const length = rows[odd]?.length ?? 0;
  throw new Error(
    `Row ${odd + 1} of the layer "${layer}" is ${counted(length, 'tile')} long; row 1 of the map is ${width}.`,
  );
}

const tileEntry = ([index, properties]: [string, Readonly<Record<string, string>>]): string => `    <tile id="${index}">
      <properties>
${Object.entries(properties)
  .map(([name, value]) => `        <property name="${name}" value="${value}"/>\n`)
  .join('')}      </properties>
    </tile>
`;

const layerEntry = (name: string, size: string, rows: readonly (readonly number[])[]): string =>
  `  <layer name="${name}" ${size}>
    <data encoding="base64">${tileData(rows)}</data>
  </layer>
`;

const groupEntry = ([name, objects]: [string, readonly MapObject[]]): string => `  <objectgroup name="${name}">
${objects.map((object, index) => objectEntry(index + 1, object)).join('')}  </objectgroup>
`;

const objectEntry = (id: number, {name, type, x, y, width, height}: MapObject): string =>
  `    <object id="${id}" name="${name}" type="${type}" x="${x}" y="${y}" width="${width}" height="${height}"/>\n`;

/** Every tile's number as four bytes, least significant first; 0 is not a tile, and the first tile is 1. */
function tileData(rows: readonly (readonly number[])[]): string {
  const numbers = rows.flat().map((index) => index + 1);
  const bytes = Buffer.alloc(numbers.length * 4);
  numbers.forEach((number, index) => bytes.writeUInt32LE(number, index * 4));
  return bytes.toString('base64');
}
