import CaptureFigure from '@theme/CaptureFigure';
import EasingCurve from '@theme/EasingCurve';
import type {ReactNode} from 'react';
import type {CaptureBlock} from '../../view';

/** The capture of a type: beside the summary on a wide screen, else before its sample. */
export default function TypeCapture({name, capture, curve}: CaptureBlock): ReactNode {
  return (
    <>
      {capture && <CaptureFigure capture={capture} className="api-capture" name={name} loading="first" />}
      {curve && <EasingCurve name={name} curve={curve} />}
    </>
  );
}
