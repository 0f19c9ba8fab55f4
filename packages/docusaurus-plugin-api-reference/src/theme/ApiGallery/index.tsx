import CaptureCards from '@theme/CaptureCards';
import type {CaptureCard} from 'docusaurus-plugin-captures/view';
import type {ReactNode} from 'react';

interface Props {
  readonly part: string;
  /** Added by remarkApiComponents, the cards as JSON. */
  readonly cards?: string;
  readonly hasFirstPicture?: boolean;
}

/** A part of the gallery: its captures, with the attributes that the gallery's script uses. */
export default function ApiGallery({part, cards = '[]', hasFirstPicture}: Props): ReactNode {
  return (
    <div data-gallery-part={part}>
      <CaptureCards cards={JSON.parse(cards) as readonly CaptureCard[]} hasFirstPicture={hasFirstPicture} withTools />
    </div>
  );
}
