// When loops may play by themselves, and how far a step is.

/** Whether the reader wants no motion, or no data, that was not asked for. */
export function waitsForReader(): boolean {
  const {connection} = navigator as Navigator & {readonly connection?: {readonly saveData?: boolean}};
  return matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData === true;
}

/**
 * The moment to show when one goes a frame on: the middle of the next frame, which is the first one behind the last.
 * All in seconds.
 */
export function nextFrame(time: number, duration: number, framesPerSecond: number): number {
  const count = Math.max(1, Math.round(duration * framesPerSecond));
  const frame = Math.floor(time * framesPerSecond + 1e-6);
  return (((frame + 1) % count) + 0.5) / framesPerSecond;
}
