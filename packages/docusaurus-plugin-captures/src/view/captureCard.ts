import type {CaptureView} from './captureView';
import type {CurveView} from './curveView';

/** A capture in a grid of many. */
export interface CaptureCard {
  /** The name of the type that it is about, and the address of its page. */
  readonly type: string;
  readonly href: string;
  /** What the type is for, in a line. */
  readonly summary: string;
  readonly capture: CaptureView;
  /** Of an easing. */
  readonly curve?: CurveView;
}
