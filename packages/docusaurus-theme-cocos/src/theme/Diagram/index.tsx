import type {ReactNode} from 'react';

interface Props {
  readonly name: string;
  /** The SVG's markup, set by docusaurus-plugin-code-samples. */
  readonly svg?: string;
  readonly caption?: string;
}

/** A drawing that follows the theme. On phones, a narrow drawing may replace it (css/diagrams.css). */
export default function Diagram({svg = '', caption}: Props): ReactNode {
  return (
    <figure className="diagram">
      <div
        className="diagram__scroll"
        tabIndex={0}
        role="group"
        aria-label={caption ?? 'Diagram'}
        dangerouslySetInnerHTML={{__html: svg}}
      />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
