/** An easing's curve as it is drawn, with time to the right and progress upward. */
export interface CurveView {
  /** The setting for which it is drawn: `rate 3`. */
  readonly label?: string;
  /** The `d` of an SVG path in a square of 100 units, where progress 1 is at the top. */
  readonly path: string;
  /** How far the curve goes above 1 and below 0, in the same units. */
  readonly above: number;
  readonly below: number;
  /** A description of the curve. */
  readonly words: string;
}
