// Plays a <capture-loop> near the screen. theme/CaptureLoop renders its content; captureLoop.ts loads this file.
import {addControls} from './loopControls';
import {createVideo} from './loopVideo';
import {nextFrame, prefersManualPlayback} from './playback';

/** The fraction of a loop that must be visible to play it. */
const seen = 0.5;
const usualRate = 30;

/** Controls a loop's video, which is created when it is first needed. */
interface Player {
  readonly video: () => HTMLVideoElement;
  /** Plays unless the reader has stopped the loop or wants to start loops manually. */
  readonly playByItself: () => void;
  /** Shows the picture again and releases the video. */
  readonly remove: () => void;
  readonly pause: () => void;
}

/** Plays a loop's video until the signal aborts. Readers who prefer less motion or less data start it themselves. */
export function playLoop(loop: HTMLElement, signal: AbortSignal): void {
  if (loop.dataset['sources'] === undefined) return;
  const player = createPlayer(loop, signal);
  signal.addEventListener('abort', player.remove);
  if (loop.dataset['plays'] === 'pointed') playWhenPointedAt(loop, player, signal);
  else playWhenSeen(loop, player, signal);
}

function createPlayer(loop: HTMLElement, signal: AbortSignal): Player {
  let made: HTMLVideoElement | undefined;
  // A loop that the reader has stopped must not start again automatically.
  let hasReaderStopped = false;
  const video = (): HTMLVideoElement => (made ??= addVideo(loop, () => show(made?.paused === false)));
  const toggle = (): void => {
    const {paused} = video();
    hasReaderStopped = !paused;
    if (paused) play(video());
    else video().pause();
  };
  const step = (): void => {
    hasReaderStopped = true;
    video().pause();
    const rate = Number(loop.dataset['rate'] ?? usualRate);
    showFrame(video(), (time) => nextFrame(time, video().duration, rate));
  };
  const {show} = addControls(loop, {onPlay: toggle, onStep: step});
  loop.addEventListener('click', ({target}) => (target as Element).matches('img, video') && toggle(), {signal});
  return {
    video,
    playByItself: () => {
      if (!hasReaderStopped && !prefersManualPlayback()) play(video());
    },
    pause: () => made?.pause(),
    remove: () => {
      hasReaderStopped = false;
      if (made) removeVideo(loop, made);
      made = undefined;
      show(false);
    },
  };
}

function addVideo(loop: HTMLElement, onChange: () => void): HTMLVideoElement {
  const video = createVideo(loop);
  if (!video) throw new Error('A loop without sources has no video.');
  for (const kind of ['play', 'pause']) video.addEventListener(kind, onChange);
  const image = loop.querySelector('img');
  image?.after(video);
  // The video has the same label.
  image?.setAttribute('aria-hidden', 'true');
  return video;
}

function removeVideo(loop: HTMLElement, video: HTMLVideoElement): void {
  video.pause();
  // Chromium plays only a few dozen videos per page, so it must release this one now.
  video.replaceChildren();
  video.load();
  video.remove();
  loop.querySelector('img')?.removeAttribute('aria-hidden');
}

function playWhenSeen(loop: HTMLElement, player: Player, signal: AbortSignal): void {
  player.video();
  observe(loop, signal, seen, (isSeen) => (isSeen ? player.playByItself() : player.pause()));
}

function playWhenPointedAt(loop: HTMLElement, player: Player, signal: AbortSignal): void {
  const card: HTMLElement = loop.closest('li') ?? loop;
  const {playByItself: begin, remove: end} = player;
  card.addEventListener('pointerenter', ({pointerType}) => pointerType === 'mouse' && begin(), {signal});
  card.addEventListener('pointerleave', ({pointerType}) => pointerType === 'mouse' && end(), {signal});
  // Handles only keyboard focus, because a pointer's focus comes with a click, which plays or pauses.
  card.addEventListener('focusin', ({target}) => (target as Element).matches(':focus-visible') && begin(), {signal});
  card.addEventListener('focusout', (event) => card.contains(event.relatedTarget as Node | null) || end(), {signal});
  // The mouse may have been over the card before this script was loaded.
  if (card.matches(':hover') && matchMedia('(hover: hover)').matches) begin();
  observe(loop, signal, 0, (isSeen) => isSeen || end());
}

function observe(target: Element, signal: AbortSignal, threshold: number, notify: (isSeen: boolean) => void): void {
  const observer = new IntersectionObserver(([entry]) => entry && notify(entry.isIntersecting), {threshold});
  observer.observe(target);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Plays the video. To save power, a browser may refuse; the reader can still use the button. */
function play(video: HTMLVideoElement): void {
  video.play().catch(() => undefined);
}

/** Seeks to another time as soon as the video's metadata is loaded. */
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
