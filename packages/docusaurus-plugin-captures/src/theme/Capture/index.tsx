import CaptureFigure from '@theme/CaptureFigure';
import type {ReactNode} from 'react';
import type {CaptureView} from '../../view';

interface Props {
  readonly caption?: string;
  /** A `CaptureView` as JSON, set by remarkCaptures from `name` and `alt`. */
  readonly view?: string;
  /** Also set by remarkCaptures. */
  readonly isSeenFirst?: boolean;
}

/** `<Capture name="…">` in a page: a still or a loop of a sample. */
export default function Capture({caption, view = '', isSeenFirst}: Props): ReactNode {
  return <CaptureFigure capture={JSON.parse(view) as CaptureView} caption={caption} isSeenFirst={isSeenFirst} />;
}
