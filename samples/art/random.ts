/**
 * A repeatable stand-in for Math.random (a linear congruential generator), so that the same art comes out each time.
 *
 * @param seed a whole number; another seed, another sequence
 * @returns a function that gives numbers from 0 up to, but not including, 1
 */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}
