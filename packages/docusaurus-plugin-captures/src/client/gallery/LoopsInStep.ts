import {nextFrame} from '../playback';

/** Plays loops of different lengths together: all start at the same time, and restart when the longest has ended. */
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

  /** Steps all loops to the next frame; shorter loops stay at their last frame until the longest has ended. */
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
      // The browser refused to play, to save power, or the loops were stopped in the meantime.
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
