import CaptureLoop from '@theme/CaptureLoop';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {CaptureView} from '../../view';

interface Props {
  readonly capture: CaptureView;
  readonly className?: string;
  readonly caption?: string;
  readonly name?: string;
}

/** A capture with where it comes from. */
export default function CaptureFigure({capture, className, caption, name}: Props): ReactNode {
  const {sample, sampleUrl, engine, code} = capture;
  return (
    <figure className={clsx('capture', className)}>
      <CaptureLoop capture={capture} name={name} />
      <figcaption>
        {caption !== undefined && `${caption} `}
        {'Captured '}
        {/* Of a type the code stands below. */}
        {code === undefined && (
          <>
            from <a href={sampleUrl}>{sample}</a>{' '}
          </>
        )}
        {`on Cocos2D-Mono ${engine}`}
      </figcaption>
    </figure>
  );
}
