import useBaseUrl from '@docusaurus/useBaseUrl';
import CodeFigure from '@theme/CodeFigure';
import type {ReactNode} from 'react';
import type {StageView} from '../../view';
import {formatBytes} from '../formatBytes';

/** The download and the commands that run it. */
export default function Run({stage: {number, download, commands}}: {readonly stage: StageView}): ReactNode {
  return (
    <>
      <p>
        <a className="button button--primary" href={useBaseUrl(download.href)} download>
          {`Download part ${number}`} <span>{`(zip, ${formatBytes(download.bytes)})`}</span>
        </a>
      </p>
      <p>
        It is the whole program as it stands at the end of this part. All it needs is the .NET 8 SDK or a newer one; the
        first start also fetches the packages of the engine.
      </p>
      <CodeFigure {...commands} />
      <p>
        On Windows the first command is <code>{`tar -xf ${download.file}`}</code>.
      </p>
    </>
  );
}
