import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {createElement, type ReactNode} from 'react';
import type {CaptureView} from '../../view';
import {loopHtml} from '../../view/loopHtml';

interface Props {
  readonly capture: CaptureView;
  /** What it belongs to, for the names of its buttons. */
  readonly name?: string;
  /** Which picture stands until it plays: in a grid of many the small one. */
  readonly picture?: 'poster' | 'small';
  /** A loop among many plays when one points at it; one by itself when it is seen. */
  readonly isOneOfMany?: boolean;
}

/** A loop, or a picture that does not move. client/captureLoop.ts and playLoop.ts play it; without JavaScript it has the browser's controls. */
export default function CaptureLoop({capture, name, picture = 'poster', isOneOfMany = false}: Props): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {framesPerSecond} = capture;
  const sources = capture.sources.map(({src, type}) => ({src: withBaseUrl(src), type}));
  const html = loopHtml({...capture, sources}, withBaseUrl(capture[picture]));
  return createElement('capture-loop', {
    'data-name': name,
    'data-plays': isOneOfMany ? 'pointed' : undefined,
    'data-rate': framesPerSecond === 30 ? undefined : framesPerSecond,
    dangerouslySetInnerHTML: {__html: html},
  });
}
