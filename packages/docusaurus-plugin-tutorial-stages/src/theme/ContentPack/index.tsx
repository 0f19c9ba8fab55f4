import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {DownloadView} from '../../view';
import {formatBytes} from '../formatBytes';

interface Props {
  readonly name: string;
  /** A `DownloadView` as JSON, set by remarkTutorial. */
  readonly view?: string;
  /** How to unpack the download. By default, over the folder `Content` beside it. */
  readonly children?: ReactNode;
}

/** The pictures, sounds and fonts of a part, for readers who write its code themselves. */
export default function ContentPack({view = '', children}: Props): ReactNode {
  const {href, file, bytes} = JSON.parse(view) as DownloadView;
  return (
    <>
      <p>
        <a className="button button--primary" href={useBaseUrl(href)} download>
          {`Download ${file}`} <span>{`(${formatBytes(bytes)})`}</span>
        </a>
      </p>
      {children ?? <Unpack file={file} />}
    </>
  );
}

function Unpack({file}: {readonly file: string}): ReactNode {
  return (
    <p>
      Unpack it there: in the terminal, type <code>{`unzip -o ${file}`}</code>, or <code>{`tar -xf ${file}`}</code> on
      Windows. Files of the same name are replaced. Safari on a Mac may have unpacked it already; then copy the files
      from there into your folder <code>Content</code>.
    </p>
  );
}
