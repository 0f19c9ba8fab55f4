import Link from '@docusaurus/Link';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import CaptureLoop from '@theme/CaptureLoop';
import type {ReactNode} from 'react';
import type {CaptureCard} from '../../view';

interface Props {
  readonly cards: readonly CaptureCard[];
  /** Whether one of its pictures is the first of the page, which is loaded with the page. */
  readonly hasFirstPicture?: boolean;
  /** Shows the gallery's tools on each card: engine release, checkbox for the comparison, button to copy the code. */
  readonly withTools?: boolean;
}

/** A grid of captures, each with its main type. */
export default function CaptureCards({cards, hasFirstPicture = false, withTools = false}: Props): ReactNode {
  return (
    <ul className="capture-cards">
      {cards.map((card, index) => (
        <li key={card.href} data-capture={card.capture.name}>
          <CaptureLoop
            capture={card.capture}
            name={card.type}
            picture="small"
            isOneOfMany
            loading={hasFirstPicture && index === 0 ? 'eager' : 'lazy'}
          />
          <div>
            {card.curve && <Curve path={card.curve.path} />}
            <Link to={card.href}>
              <code>{card.type}</code>
            </Link>
            <p>{card.summary}</p>
            {withTools && <p className="capture-release">{`Captured on ${card.capture.engine}`}</p>}
          </div>
          {withTools && <Tools card={card} />}
        </li>
      ))}
    </ul>
  );
}

/** A small version of an easing's curve; the easing's page draws it with axes and words. */
function Curve({path}: {readonly path: string}): ReactNode {
  return (
    <svg className="curve-mark" viewBox="0 0 100 100" width="36" height="36" aria-hidden="true">
      <path d={path} className="d-line-warm" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

function Tools({card: {type, capture}}: {readonly card: CaptureCard}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <div className="capture-tools">
      {capture.sources.length > 0 && (
        <label>
          <input type="checkbox" name="compare" value={type} /> Compare
          <span className="visually-hidden">{` ${type}`}</span>
        </label>
      )}
      {capture.code !== undefined && (
        <button type="button" data-copy-file={withBaseUrl(capture.code)}>
          <span>
            Copy code<span className="visually-hidden">{` of ${type}`}</span>
          </span>
          <span role="status" />
        </button>
      )}
    </div>
  );
}
