import CaptureFigure from '@theme/CaptureFigure';
import EasingCurve from '@theme/EasingCurve';
import type {ReactNode} from 'react';
import type {CaptureBlock} from '../../view';

/** A type, filmed: on a wide screen beside the summary, else where it stands, before its sample. */
export default function TypeCapture({name, capture, curve}: CaptureBlock): ReactNode {
  return (
    <>
      {capture && <CaptureFigure capture={capture} className="api-capture" name={name} />}
      {curve && <EasingCurve name={name} curve={curve} />}
    </>
  );
}
