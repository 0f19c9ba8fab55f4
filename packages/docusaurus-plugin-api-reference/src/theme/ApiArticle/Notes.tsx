import type {ReactNode} from 'react';
import type {NoteView} from '../../view';
import Html from './Html';

/** What a type or member did up to a release, or has done since one. The space is for readers who hear or copy the text. */
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
