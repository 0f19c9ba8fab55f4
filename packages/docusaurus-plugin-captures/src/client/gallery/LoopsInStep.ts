import {nextFrame} from '../playback';

/** Plays loops of different length together: they begin at once, and again when the longest has ended. */
export class LoopsInStep {
  private isPlaying = false;

  constructor(
    private readonly videos: readonly HTMLVideoElement[],
    private readonly framesPerSecond: number,
    private readonly onChange: (isPlaying: boolean) => void,
  ) {
    for (const video of videos) video.addEventListener('ended', () => this.beginAgain());
  }

  toggle(): void {
    if (this.isPlaying) this.stop();
    else void this.play();
  }

  async restart(): Promise<void> {
    await Promise.all(this.videos.map(isReady));
    for (const video of this.videos) video.currentTime = 0;
    await this.play();
  }

  stop(): void {
    for (const video of this.videos) video.pause();
    this.note(false);
  }

  /** A frame on, for all; a loop that is over waits at its end for the longest. */
  step(): void {
    this.stop();
    const longest = this.longest;
    const now = Math.max(...this.videos.map(({currentTime}) => currentTime));
    const time = nextFrame(now, longest, this.framesPerSecond);
    for (const video of this.videos)
      video.currentTime = Math.min(time, Math.max(0, video.duration - 0.5 / this.framesPerSecond));
  }

  private get longest(): number {
    return Math.max(...this.videos.map(({duration}) => duration));
  }

  private async play(): Promise<void> {
    await Promise.all(this.videos.map(isReady));
    if (this.videos.every(({ended}) => ended)) for (const video of this.videos) video.currentTime = 0;
    this.note(true);
    try {
      await Promise.all(this.videos.filter(({ended}) => !ended).map((video) => video.play()));
    } catch {
      // Refused, to save power, or stopped meanwhile.
      this.stop();
    }
  }

  private beginAgain(): void {
    if (this.isPlaying && this.videos.every(({ended}) => ended)) void this.restart();
  }

  private note(isPlaying: boolean): void {
    this.isPlaying = isPlaying;
    this.onChange(isPlaying);
  }
}

function isReady(video: HTMLVideoElement): Promise<void> {
  if (video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA) return Promise.resolve();
  return new Promise((resolve) => video.addEventListener('canplay', () => resolve(), {once: true}));
}
