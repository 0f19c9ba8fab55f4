type Point = readonly [x: number, y: number];

interface PalmColors {
  readonly trunk: string;
  readonly trunkLight: string;
  readonly nut: string;
  readonly leaf: readonly string[];
}

/** A palm as SVG elements: its foot, the point its trunk bends to, its top, and the length of its leaves. */
export function palm(foot: Point, bend: Point, top: Point, size: number, colors: PalmColors): string;
