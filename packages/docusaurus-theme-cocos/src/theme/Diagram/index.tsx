import type {ReactNode} from 'react';

interface Props {
  readonly name: string;
  /** The SVG's markup, put here by docusaurus-plugin-code-samples. */
  readonly svg?: string;
  readonly caption?: string;
}

/** A drawing that follows the theme; on a phone it scrolls sideways rather than shrinking out of reading. */
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
