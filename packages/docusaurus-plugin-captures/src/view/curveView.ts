/** An easing's curve, ready to be drawn: time goes right, progress up. */
export interface CurveView {
  /** `rate 3`: for which of its settings it is drawn. */
  readonly label?: string;
  /** The curve in a square of 100 units whose top is progress 1: `d` of an SVG's path. */
  readonly path: string;
  /** How far it goes above 1 and below 0, in the same units. */
  readonly above: number;
  readonly below: number;
  /** What it does, in words. */
  readonly words: string;
}
