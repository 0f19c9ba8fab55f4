import type {ReactNode} from 'react';
import useCheckedHtml from '../../client/useCheckedHtml';
import '../ApiChanges/changes.css';

/** Every release with its changes. remarkApiComponents adds the HTML. */
export default function ApiReleases({html = ''}: {readonly html?: string}): ReactNode {
  useCheckedHtml(html);
  return <div className="changes" dangerouslySetInnerHTML={{__html: html}} />;
}
