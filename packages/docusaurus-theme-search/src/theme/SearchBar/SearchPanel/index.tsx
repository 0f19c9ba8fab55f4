import type {ReactNode, RefObject} from 'react';
import {PanelBody} from './PanelBody';
import {usePanel} from './usePanel';
import '../../SearchHit/hits.adopted.css';
import './panel.adopted.css';

export interface Props {
  /** The box, which always keeps the focus. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The panel below the search box, full-screen on a phone. Loaded when a reader first points at or focuses the box. */
export default function SearchPanel({input}: Props): ReactNode {
  const panel = usePanel(input);
  return (
    <>
      <button type="button" className="panel-close" onClick={panel.leave}>
        Close
      </button>
      <p className="panel-hidden" role="status">
        {panel.announcement}
      </p>
      {panel.state.isOpen && <PanelBody panel={panel} />}
    </>
  );
}
