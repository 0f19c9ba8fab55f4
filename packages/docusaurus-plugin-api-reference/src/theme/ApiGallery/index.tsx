import CaptureCards from '@theme/CaptureCards';
import type {CaptureCard} from 'docusaurus-plugin-captures/view';
import type {ReactNode} from 'react';

interface Props {
  readonly part: string;
  /** Added as JSON by remarkApiComponents. */
  readonly cards?: string;
}

/** A part of the gallery: its captures, with the attributes that the gallery's script uses. */
export default function ApiGallery({part, cards = '[]'}: Props): ReactNode {
  return (
    <div data-gallery-part={part}>
      <CaptureCards cards={JSON.parse(cards) as readonly CaptureCard[]} withTools />
    </div>
  );
}
