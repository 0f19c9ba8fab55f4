import type {CurveView} from '../view/curveView';

/** An easing's progress at 101 moments, 0, 0.01 … 1, as the engine computes it. */
export interface EasingCurve {
  /** The chosen parameter. */
  readonly label?: string;
  readonly values: readonly number[];
}

const side = 100;

/** Draws every second value, which looks smooth enough, and always the last. */
const step = 2;

export function toCurve({label, values}: EasingCurve): CurveView {
  const highest = Math.max(1, ...values);
  const lowest = Math.min(0, ...values);
  const last = values.length - 1;
  const points = values.flatMap((value, index) =>
    index % step === 0 || index === last ? [`${round((index / last) * side)} ${round(side - value * side)}`] : [],
  );
  return {
    ...(label !== undefined && {label}),
    path: `M${points.join('L')}`,
    above: Math.ceil((highest - 1) * side),
    below: Math.ceil((0 - lowest) * side),
    words: describeCurve(values, highest, lowest),
  };
}

/** Describes a curve from its values alone: "It starts slowly and ends fast; …" */
function describeCurve(values: readonly number[], highest: number, lowest: number): string {
  const start = slope(values, 0);
  const end = slope(values, values.length - 1 - tenth);
  const parts = [
    `It starts ${pace(start)} and ends ${pace(end)}. Halfway through, it is at ${percent(values[(values.length - 1) / 2] ?? 0)}.`,
    ...(highest > 1.005 ? [`It overshoots the end by ${percent(highest - 1)}.`] : []),
    ...(lowest < -0.005 ? [`It dips ${percent(-lowest)} below the start.`] : []),
  ];
  return parts.join(' ');
}

const tenth = 10;

/** The speed over a tenth of the time, relative to constant speed (1). */
function slope(values: readonly number[], from: number): number {
  return Math.abs((values[from + tenth] ?? 0) - (values[from] ?? 0)) * tenth;
}

function pace(speed: number): string {
  if (speed < 0.7) return 'slowly';
  return speed > 1.4 ? 'fast' : 'at medium speed';
}

const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

const round = (value: number): number => Math.round(value * 10) / 10;
