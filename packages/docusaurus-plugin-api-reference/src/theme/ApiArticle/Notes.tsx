import type {ReactNode} from 'react';
import type {NoteView} from '../../view';
import Html from './Html';

/** What it did up to a release, or does from a release on. The space is for readers that hear the text or copy it. */
export default function Notes({notes = []}: {readonly notes?: readonly NoteView[]}): ReactNode {
  if (notes.length === 0) return null;
  return (
    <ul className="api-notes">
      {notes.map(({kind, label, html}) => (
        <li key={label + html}>
          <b data-note={kind}>{label}</b> <Html html={html} />
        </li>
      ))}
    </ul>
  );
}
