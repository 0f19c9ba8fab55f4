/**
 * A repeatable replacement for Math.random (a linear congruential generator), so that the art is the same each time.
 *
 * @param seed an integer; each seed has its own sequence
 * @returns a function that returns numbers from 0 up to, but not including, 1
 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
