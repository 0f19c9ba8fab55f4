// What happens in a <capture-loop> that has come near: theme/CaptureLoop has what is in it, captureLoop.ts loads this.
import {addControls} from './loopControls';
import {nextFrame, waitsForReader} from './playback';

/** How much of a loop has to be seen. */
const seen = 0.5;
const usualRate = 30;

/** Plays a loop's video until the signal comes. Readers who asked for less motion or less data start it themselves. */
export function playLoop(loop: HTMLElement, signal: AbortSignal): void {
  const video = loop.querySelector('video');
  if (!video) return;
  // A reader who has stopped it does not want it to start again.
  const reader = {hasStopped: false};
  const toggle = (): void => {
    reader.hasStopped = !video.paused;
    if (video.paused) play(video);
    else video.pause();
  };
  const step = (): void => {
    reader.hasStopped = true;
    video.pause();
    showFrame(video, (time) => nextFrame(time, video.duration, Number(loop.dataset['rate'] ?? usualRate)));
  };
  // Ours are there instead.
  video.controls = false;
  const {show} = addControls(loop, {onPlay: toggle, onStep: step});
  for (const kind of ['play', 'pause', 'emptied']) video.addEventListener(kind, () => show(!video.paused), {signal});
  video.addEventListener('click', toggle, {signal});
  signal.addEventListener('abort', () => video.pause());
  if (loop.dataset['plays'] === 'pointed') playWhenPointedAt(loop, video, reader, signal);
  else playWhenSeen(video, reader, signal);
}

function playWhenSeen(video: HTMLVideoElement, reader: {readonly hasStopped: boolean}, signal: AbortSignal): void {
  observe(video, signal, seen, (isSeen) => {
    if (!isSeen) video.pause();
    else if (!reader.hasStopped && !waitsForReader()) play(video);
  });
}

/** Away from it, the picture stands there again and the browser forgets the video: it plays only some dozens a page. */
function playWhenPointedAt(
  loop: HTMLElement,
  video: HTMLVideoElement,
  reader: {hasStopped: boolean},
  signal: AbortSignal,
): void {
  const card: HTMLElement = loop.closest('li') ?? loop;
  const begin = (): void => {
    if (!reader.hasStopped && !waitsForReader()) play(video);
  };
  const end = (): void => {
    reader.hasStopped = false;
    if (isUntouched(video)) return;
    video.pause();
    video.load();
  };
  card.addEventListener('pointerenter', ({pointerType}) => pointerType === 'mouse' && begin(), {signal});
  card.addEventListener('pointerleave', ({pointerType}) => pointerType === 'mouse' && end(), {signal});
  // By keyboard: a finger's or the mouse's focus comes with a click, which plays or pauses.
  card.addEventListener('focusin', ({target}) => (target as Element).matches(':focus-visible') && begin(), {signal});
  card.addEventListener('focusout', (event) => card.contains(event.relatedTarget as Node | null) || end(), {signal});
  // The mouse may have been there before this was.
  if (card.matches(':hover') && matchMedia('(hover: hover)').matches) begin();
  observe(video, signal, 0, (isSeen) => isSeen || end());
}

function observe(target: Element, signal: AbortSignal, threshold: number, tell: (isSeen: boolean) => void): void {
  const observer = new IntersectionObserver(([entry]) => entry && tell(entry.isIntersecting), {threshold});
  observer.observe(target);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** It may be refused, to save power; the button is there. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

const isUntouched = ({paused, readyState}: HTMLVideoElement): boolean =>
  paused && readyState === HTMLMediaElement.HAVE_NOTHING;

/** Goes to another moment, as soon as the video is there. */
function showFrame(video: HTMLVideoElement, timeAfter: (time: number) => number): void {
  const show = (): void => {
    video.currentTime = timeAfter(video.currentTime);
  };
  if (video.readyState >= HTMLMediaElement.HAVE_METADATA) show();
  else {
    video.addEventListener('loadedmetadata', show, {once: true});
    video.preload = 'auto';
  }
}
