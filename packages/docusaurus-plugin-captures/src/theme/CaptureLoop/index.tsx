import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {createElement, type ReactNode} from 'react';
import type {CaptureView, PictureLoading} from '../../view';
import {loopHtml} from '../../view/loopHtml';

interface Props {
  readonly capture: CaptureView;
  /** What it shows, for the labels of its buttons. */
  readonly name?: string;
  /** The picture to show until it plays; use the small one in a grid. */
  readonly picture?: 'poster' | 'small';
  /** A loop in a grid plays when the reader points at it; other loops play when they are visible. */
  readonly isOneOfMany?: boolean;
  readonly loading?: PictureLoading;
}

/** A loop or a still. client/captureLoop.ts and playLoop.ts play it. */
export default function CaptureLoop({
  capture,
  name,
  picture = 'poster',
  isOneOfMany = false,
  loading,
}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {framesPerSecond} = capture;
  const sources = capture.sources.map(({src, type}) => ({src: withBaseUrl(src), type}));
  const html = loopHtml({...capture, sources}, {picture: withBaseUrl(capture[picture]), name, isOneOfMany, loading});
  return createElement('capture-loop', {
    'data-name': name,
    'data-plays': isOneOfMany ? 'pointed' : undefined,
    // The sources for the script's video, the best one first.
    'data-sources': sources.length === 0 ? undefined : sources.map(({src}) => src).join(' '),
    'data-rate': framesPerSecond === 30 ? undefined : framesPerSecond,
    dangerouslySetInnerHTML: {__html: html},
  });
}
