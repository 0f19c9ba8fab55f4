import type {CaptureView} from './captureView';

type Loop = Pick<CaptureView, 'alt' | 'width' | 'height' | 'sources'>;

/**
 * What is inside a `<capture-loop>`: the picture, and over it the video, which shows nothing until it plays. The picture is
 * no `poster` of the video's, because a browser loads that at once, wherever on the page it stands. As one text, so that
 * React leaves alone what the script adds.
 *
 * @param picture Address of the picture to stand until it plays.
 */
export function loopHtml({alt, width, height, sources}: Loop, picture: string): string {
  const size = `width="${width}" height="${height}"`;
  const image = (words: string): string =>
    `<img src="${picture}" alt="${escapeAttribute(words)}" ${size} loading="lazy">`;
  if (sources.length === 0) return image(alt);
  const files = sources.map(({src, type}) => `<source src="${src}" type="${type}">`).join('');
  const video = `<video aria-label="${escapeAttribute(alt)}" ${size} muted loop playsinline controls preload="none">`;
  return `${image('')}${video}${files}</video>`;
}

export function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
