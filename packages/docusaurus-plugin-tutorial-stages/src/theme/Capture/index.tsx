import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {createElement, type ReactNode} from 'react';
import type {CaptureView} from '../../view';

interface Props {
  readonly name: string;
  /** What there is to see, in words. */
  readonly alt: string;
  readonly caption?: string;
  /** A `CaptureView` as JSON, put here by remarkTutorial. */
  readonly view?: string;
}

/** A picture of a sample, or a loop of it. A loop has the browser's own controls; client/captureLoop.ts starts it. */
export default function Capture({alt, caption, view = ''}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {sample, sampleUrl, engine, width, height, picture, video} = JSON.parse(view) as CaptureView;
  const size = {width, height};
  return (
    <figure className="capture">
      {video === undefined ? (
        <img src={withBaseUrl(picture)} alt={alt} {...size} loading="lazy" decoding="async" />
      ) : (
        createElement(
          'capture-loop',
          null,
          <video
            src={withBaseUrl(video)}
            poster={withBaseUrl(picture)}
            aria-label={alt}
            {...size}
            controls
            muted
            loop
            playsInline
            preload="none"
          />,
        )
      )}
      <figcaption>
        {caption !== undefined && <span>{caption} </span>}
        <small>
          Captured from <a href={sampleUrl}>{sample}</a> on Cocos2D-Mono {engine}
        </small>
      </figcaption>
    </figure>
  );
}
