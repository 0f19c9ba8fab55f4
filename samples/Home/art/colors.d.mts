/** The beach's palette, in CSS's notation of colors; lists go from the top or the front to the back. */
export interface BeachColors {
  readonly sky: readonly string[];
  readonly sun: string;
  readonly cloud: string;
  readonly island: readonly [string, string];
  readonly sea: readonly [string, string, string, string];
  readonly glitter: string;
  readonly foam: string;
  readonly wetSand: string;
  readonly sand: string;
  readonly sandShade: string;
  readonly sandLight: string;
  readonly trunk: string;
  readonly trunkLight: string;
  readonly leaf: readonly [string, string, string];
  readonly nut: string;
}

export const day: BeachColors;
export const night: BeachColors;
