import fs from 'node:fs';
import type {CurveView} from '../view/curveView';
import {toCurve, type EasingCurve} from './toCurve';

/** The form of the file. */
export interface EasingCurves {
  /** The engine release that computed them. */
  readonly engine: string;
  /** By the easing's full name. */
  readonly curves: Readonly<Record<string, EasingCurve>>;
}

const moments = 101;

/**
 * The curves of easings by the easings' full names.
 *
 * @throws An Error that names the file and the easing when a curve does not have 101 numbers.
 */
export function readCurves(file: string): ReadonlyMap<string, CurveView> {
  const {curves} = JSON.parse(fs.readFileSync(file, 'utf8')) as EasingCurves;
  return new Map(
    Object.entries(curves).map(([name, curve]) => {
      if (curve.values.length !== moments || !curve.values.every(Number.isFinite))
        throw new Error(`${file}: ${name} must have ${moments} numbers.`);
      return [name, toCurve(curve)];
    }),
  );
}
