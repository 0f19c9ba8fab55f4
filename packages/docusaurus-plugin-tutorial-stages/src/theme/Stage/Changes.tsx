import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {ChangesView, FileChangeView} from '../../view';
import {formatBytes} from '../formatBytes';

/** The changed files, each with its lines folded. */
export default function Changes({changes: {from, files, unchanged}}: {readonly changes: ChangesView}): ReactNode {
  return (
    <>
      <p>
        {`${count(files.length, 'file')} since `}
        <Link to={from.href}>{`part ${from.number}`}</Link>
        {unchanged > 0 && `; ${count(unchanged, 'file')} ${unchanged === 1 ? 'is' : 'are'} unchanged`}.
      </p>
      <ul className="stage-changes">
        {files.map((file) => (
          <li key={file.path}>
            {file.lines === undefined ? (
              <div className="stage-file">
                <FileLabel file={file} />
              </div>
            ) : (
              <details>
                <summary className="stage-file">
                  <FileLabel file={file} />
                </summary>
                <div className="stage-diff" dangerouslySetInnerHTML={{__html: file.lines.html}} />
              </details>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function FileLabel({file: {path, kind, from, bytes, lines}}: {readonly file: FileChangeView}): ReactNode {
  return (
    <>
      <code>{path}</code> <span className={`stage-kind stage-${kind}`}>{kind}</span>
      {from !== undefined && (
        <>
          {' from '}
          <code>{from}</code>
        </>
      )}
      {bytes !== undefined && <span className="stage-size">{` ${formatBytes(bytes)}`}</span>}
      {lines !== undefined && (
        <span className="stage-counts">
          {lines.added > 0 && <Count sign="+" lines={lines.added} what="added" />}
          {lines.removed > 0 && <Count sign="−" lines={lines.removed} what="removed" />}
        </span>
      )}
    </>
  );
}

/** A count such as `+12`, in words for screen readers. */
function Count({sign, lines, what}: {readonly sign: string; readonly lines: number; readonly what: string}): ReactNode {
  return (
    <span className={`stage-lines-${what}`}>
      {' '}
      <span aria-hidden="true">{`${sign}${lines}`}</span>
      <span className="visually-hidden">{`, ${count(lines, 'line')} ${what}`}</span>
    </span>
  );
}

function count(amount: number, what: string): string {
  return `${amount} ${what}${amount === 1 ? '' : 's'}`;
}
