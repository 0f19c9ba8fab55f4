import CaptureFigure from '@theme/CaptureFigure';
import type {ReactNode} from 'react';
import type {CaptureView} from '../../view';

interface Props {
  readonly caption?: string;
  /** A `CaptureView` as JSON, put here by remarkCaptures for the page's `name` and `alt`. */
  readonly view?: string;
}

/** `<Capture name="…">` of a page: a picture of a sample, or a loop of it. */
export default function Capture({caption, view = ''}: Props): ReactNode {
  return <CaptureFigure capture={JSON.parse(view) as CaptureView} caption={caption} />;
}
