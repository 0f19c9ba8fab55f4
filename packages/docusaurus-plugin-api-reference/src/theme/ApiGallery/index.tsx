import CaptureCards from '@theme/CaptureCards';
import type {CaptureCard} from 'docusaurus-plugin-captures/view';
import type {ReactNode} from 'react';

interface Props {
  readonly group: string;
  /** Added by remarkApiComponents, the cards as JSON. */
  readonly cards?: string;
  readonly hasFirstPicture?: boolean;
}

/** A group of the gallery: its captures, with the attributes that the gallery's script uses. */
export default function ApiGallery({group, cards = '[]', hasFirstPicture}: Props): ReactNode {
  return (
    <div data-gallery-group={group}>
      <CaptureCards cards={JSON.parse(cards) as readonly CaptureCard[]} hasFirstPicture={hasFirstPicture} withTools />
    </div>
  );
}
