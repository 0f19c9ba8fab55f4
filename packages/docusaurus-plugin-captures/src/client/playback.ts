// When loops may play automatically, and how far a step goes.

/** Whether the reader prefers less motion or less data, so that loops must not play automatically. */
export function prefersManualPlayback(): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: {readonly saveData?: boolean}};
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

/**
 * Returns the time to seek to for the next frame: the middle of that frame, or of the first frame after the last. Times
 * are in seconds.
 */
export function nextFrame(time: number, duration: number, framesPerSecond: number): number {
  const count = Math.max(1, Math.round(duration * framesPerSecond));
  const frame = Math.floor(time * framesPerSecond + 1e-6);
  return (((frame + 1) % count) + 0.5) / framesPerSecond;
}
