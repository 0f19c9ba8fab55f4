/** A picture as SVG text, in pixels. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

export type Point = readonly [x: number, y: number];

/** At most two digits after the decimal point: nobody sees finer differences, and sources stay comparable. */
export const number = (value: number): string => String(Math.round(value * 100) / 100);

/** A picture of the given size with `body` as its content, y downward. */
export function picture(width: number, height: number, body: string): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return {width, height, svg};
}

/** The picture inside another one, with its upper left corner at (x, y); what extends beyond it is cut off. */
export const placed = ({svg}: Picture, x: number, y: number): string =>
  svg.replace('<svg ', `<svg x="${number(x)}" y="${number(y)}" `);

/** Polygon data for a path's `d`, not closed. */
export const polyline = (points: readonly Point[]): string =>
  points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${number(x)} ${number(y)}`).join('');

/** `count` values of `make`, joined. */
export const repeat = (count: number, make: (index: number) => string): string =>
  Array.from({length: count}, (_, index) => make(index)).join('');
