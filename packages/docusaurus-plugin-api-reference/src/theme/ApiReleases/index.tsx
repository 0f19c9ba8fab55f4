import type {ReactNode} from 'react';
import useCheckedHtml from '../../client/useCheckedHtml';
import '../ApiChanges/changes.css';

/** Every release with what it changed. The HTML is put here by remarkApiComponents. */
export default function ApiReleases({html = ''}: {readonly html?: string}): ReactNode {
  useCheckedHtml(html);
  return <div className="changes" dangerouslySetInnerHTML={{__html: html}} />;
}
