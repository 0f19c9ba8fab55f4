import type {CaptureView} from './captureView';
import type {CurveView} from './curveView';

/** A capture in a grid. */
export interface CaptureCard {
  /** The name of its main type, and the address of the type's page. */
  readonly type: string;
  readonly href: string;
  /** The type's summary. */
  readonly summary: string;
  readonly capture: CaptureView;
  /** The curve of an easing. */
  readonly curve?: CurveView;
}
