import {escapeMarkup} from 'markup';
import type {CaptureView} from './captureView';
import {loadingAttributes, type PictureLoading} from './pictureLoading';

type Loop = Pick<CaptureView, 'alt' | 'width' | 'height' | 'sources'>;

interface Options {
  /** Address of the picture to show until the loop plays. */
  readonly picture: string;
  /** What the loop shows, for the label of its link. */
  readonly name?: string;
  /** Without JavaScript, a loop in a grid is a link, because a video fetches its picture even far from the screen. */
  readonly isOneOfMany?: boolean;
  /** `lazy` by default. */
  readonly loading?: PictureLoading;
}

/**
 * Returns the HTML inside a `<capture-loop>`: the picture, and for readers without JavaScript a video or a link to it.
 * The script creates the video for everyone else, because a video with controls costs a browser as much as fifty other
 * elements. The content is a string, so that React does not touch the elements that the script adds.
 */
export function loopHtml(loop: Loop, {picture, name, isOneOfMany = false, loading = 'lazy'}: Options): string {
  const {alt, sources} = loop;
  const image = `<img src="${picture}" alt="${escapeMarkup(alt)}" ${sizeOf(loop)}${loadingAttributes[loading]}>`;
  const [best] = sources;
  if (best === undefined) return image;
  const label = escapeMarkup(name === undefined ? 'Play' : `Play ${name}`);
  const player = isOneOfMany ? `<a href="${best.src}" aria-label="${label}">Play</a>` : videoHtml(loop, picture);
  return `${image}<noscript>${player}</noscript>`;
}

function videoHtml(loop: Loop, picture: string): string {
  const files = loop.sources.map(({src, type}) => `<source src="${src}" type="${type}">`).join('');
  const label = `aria-label="${escapeMarkup(loop.alt)}"`;
  return `<video ${label} ${sizeOf(loop)} poster="${picture}" muted loop playsinline controls preload="none">${files}</video>`;
}

const sizeOf = ({width, height}: Loop): string => `width="${width}" height="${height}"`;
