import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CaptureLoop from '@theme/CaptureLoop';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CaptureView, PictureLoading} from '../../view';

interface Props {
  readonly capture: CaptureView;
  readonly className?: string;
  readonly caption?: string;
  readonly name?: string;
  readonly loading?: PictureLoading;
  /** Small, with a caption that leaves out the sample's path. */
  readonly narrow?: boolean;
}

/** A capture with a link to its source. */
export default function CaptureFigure({capture, className, caption, name, loading, narrow = false}: Props): ReactNode {
  const {sample, sampleUrl, engine, code} = capture;
  const {siteConfig} = useDocusaurusContext();
  return (
    <figure className={clsx('capture', narrow && 'capture--narrow', className)}>
      <CaptureLoop capture={capture} name={name} loading={loading} />
      <figcaption>
        {caption !== undefined && `${caption} `}
        {!narrow && 'Captured '}
        {/* A type's code is below the figure. */}
        {code === undefined && (
          <>
            {!narrow && 'from '}
            <a href={sampleUrl}>{narrow ? 'This sample' : sample}</a>{' '}
          </>
        )}
        {`on ${siteConfig.title} ${engine}`}
      </figcaption>
    </figure>
  );
}
