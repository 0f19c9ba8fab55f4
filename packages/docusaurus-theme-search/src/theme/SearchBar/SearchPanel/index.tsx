import type {ReactNode, RefObject} from 'react';
import {PanelBody} from './PanelBody';
import {usePanel} from './usePanel';
import './adoptStyle';

export interface Props {
  /** The box; it keeps the focus whatever happens in the panel. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** What the search box shows below itself, and on a phone as a full screen; loaded when a reader reaches for the box. */
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
