import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {DownloadView} from '../../view';
import {formatBytes} from '../formatBytes';

interface Props {
  readonly name: string;
  /** A `DownloadView` as JSON, set by remarkTutorial. */
  readonly view?: string;
}

/** The pictures, sounds and fonts of a part, for readers who write its code themselves. */
export default function ContentPack({view = ''}: Props): ReactNode {
  const {href, file, bytes} = JSON.parse(view) as DownloadView;
  return (
    <p>
      <a className="button button--primary" href={useBaseUrl(href)} download>
        {`Download ${file}`} <span>{`(${formatBytes(bytes)})`}</span>
      </a>
    </p>
  );
}
