// <capture-loop>: plays its video while it is seen or, one of many, while it is pointed at. Readers who asked for less
// motion or less data start it themselves. See theme/CaptureLoop for what is in it.
import {addControls, type LoopControls} from './loopControls';
import {nextFrame, waitsForReader} from './playback';

/** How much of a loop has to be seen. */
const seen = 0.5;
const usualRate = 30;

class CaptureLoop extends HTMLElement {
  private leaving?: AbortController;
  private observer?: IntersectionObserver;
  private controls?: LoopControls;
  /** A reader who has stopped it does not want it to start again. */
  private isStoppedByReader = false;

  connectedCallback(): void {
    const {video} = this;
    if (!video) return;
    this.leaving = new AbortController();
    const {signal} = this.leaving;
    // Ours are there instead.
    video.controls = false;
    this.controls = addControls(this, {onPlay: () => this.toggle(video), onStep: () => this.step(video)});
    for (const kind of ['play', 'pause', 'emptied'])
      video.addEventListener(kind, () => this.controls?.show(!video.paused), {signal});
    video.addEventListener('click', () => this.toggle(video), {signal});
    if (this.dataset['plays'] === 'pointed') this.playWhenPointedAt(video, signal);
    else this.playWhenSeen(video);
  }

  disconnectedCallback(): void {
    this.leaving?.abort();
    this.observer?.disconnect();
    this.video?.pause();
  }

  private get video(): HTMLVideoElement | null {
    return this.querySelector('video');
  }

  private toggle(video: HTMLVideoElement): void {
    this.isStoppedByReader = !video.paused;
    if (video.paused) play(video);
    else video.pause();
  }

  private step(video: HTMLVideoElement): void {
    this.isStoppedByReader = true;
    video.pause();
    showFrame(video, (time) => nextFrame(time, video.duration, Number(this.dataset['rate'] ?? usualRate)));
  }

  private playWhenSeen(video: HTMLVideoElement): void {
    this.observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) video.pause();
        else if (!this.isStoppedByReader && !waitsForReader()) play(video);
      },
      {threshold: seen},
    );
    this.observer.observe(video);
  }

  /** Away from it, the picture stands there again and the browser forgets the video: it plays only some dozens a page. */
  private playWhenPointedAt(video: HTMLVideoElement, signal: AbortSignal): void {
    const card: HTMLElement = this.closest('li') ?? this;
    const begin = (): void => {
      if (!this.isStoppedByReader && !waitsForReader()) play(video);
    };
    const end = (): void => {
      this.isStoppedByReader = false;
      if (video.networkState === HTMLMediaElement.NETWORK_EMPTY || isUntouched(video)) return;
      video.pause();
      video.load();
    };
    card.addEventListener('pointerenter', (event) => event.pointerType === 'mouse' && begin(), {signal});
    card.addEventListener('pointerleave', (event) => event.pointerType === 'mouse' && end(), {signal});
    // By keyboard: a finger's or the mouse's focus comes with a click, which plays or pauses.
    card.addEventListener('focusin', ({target}) => (target as Element).matches(':focus-visible') && begin(), {signal});
    card.addEventListener('focusout', (event) => card.contains(event.relatedTarget as Node | null) || end(), {signal});
    this.observer = new IntersectionObserver(([entry]) => entry?.isIntersecting === false && end());
    this.observer.observe(video);
  }
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

customElements.define('capture-loop', CaptureLoop);

export {};
