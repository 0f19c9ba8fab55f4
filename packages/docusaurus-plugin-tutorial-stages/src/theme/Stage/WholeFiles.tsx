import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';
import type {StageView} from '../../view';
import {formatBytes} from '../formatBytes';

/** The stage's source files to download or copy as a whole. Their text is not in the page. */
export default function WholeFiles({stage: {files, data}}: {readonly stage: StageView}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <>
      <ul className="stage-files">
        {files.map(({path, href, bytes}) => (
          <li key={path} className="stage-file">
            {/* `download`, because the address is not a page of the site. */}
            <a href={withBaseUrl(href)} download>
              <code>{path}</code>
            </a>
            <span className="stage-size">{formatBytes(bytes)}</span>
            <button type="button" data-copy-file={withBaseUrl(href)}>
              <span>
                Copy<span className="visually-hidden">{` ${path} whole`}</span>
              </span>
              <span role="status" />
            </button>
          </li>
        ))}
      </ul>
      {data.count > 0 && (
        <p>{`${data.count} pictures, sounds and fonts (${formatBytes(data.bytes)}) are in the download.`}</p>
      )}
    </>
  );
}
