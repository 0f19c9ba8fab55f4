/** Sky, islands, sea and sand of 960 by 540 as SVG text, without the sun. */
export function backdrop(colors: object, sun: {readonly x: number; readonly y: number}): string;
