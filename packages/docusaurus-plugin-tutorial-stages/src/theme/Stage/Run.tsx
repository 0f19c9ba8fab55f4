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
          {number === undefined ? 'Download the whole program' : `Download part ${number}`}{' '}
          <span>{`(zip, ${formatBytes(download.bytes)})`}</span>
        </a>
      </p>
      <p>
        The zip contains the complete program at the end of this {number === undefined ? 'page' : 'part'}. You need the
        .NET 10 SDK or newer; the first run also downloads the engine&apos;s packages.
      </p>
      <CodeFigure {...commands} />
      <p>
        On Windows the first command is <code>{`tar -xf ${download.file}`}</code>.
      </p>
    </>
  );
}
