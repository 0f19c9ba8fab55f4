/**
 * Creates the video of a `<capture-loop>` without adding it to the page; undefined for a still. Call it only when the
 * video is needed, because each video is expensive for a browser and some pages have hundreds of loops.
 */
export function createVideo(loop: HTMLElement): HTMLVideoElement | undefined {
  const image = loop.querySelector('img');
  const sources = loop.dataset['sources'];
  if (!image || sources === undefined) return undefined;
  const video = document.createElement('video');
  for (const name of ['width', 'height']) video.setAttribute(name, image.getAttribute(name) ?? '');
  Object.assign(video, {ariaLabel: image.alt, muted: true, loop: true, playsInline: true, preload: 'none'});
  video.append(...sources.split(' ').map(createSource));
  return video;
}

function createSource(address: string): HTMLSourceElement {
  const source = document.createElement('source');
  source.src = address;
  source.type = `video/${address.split('.').at(-1) ?? ''}`;
  return source;
}
