import CaptureFigure from '@theme/CaptureFigure';
import type {ReactNode} from 'react';
import type {CaptureView, PictureLoading} from '../../view';

interface Props {
  readonly caption?: string;
  /** In a lesson's box: small, beside the text that comes after it. */
  readonly narrow?: boolean;
  /** A `CaptureView` as JSON, set by remarkCaptures from `name` and `alt`. */
  readonly view?: string;
  /** Also set by remarkCaptures. */
  readonly loading?: PictureLoading;
}

/** `<Capture name="…">` in a page: a still or a loop of a sample. */
export default function Capture({caption, narrow = false, view = '', loading}: Props): ReactNode {
  return (
    <CaptureFigure capture={JSON.parse(view) as CaptureView} narrow={narrow} caption={caption} loading={loading} />
  );
}
