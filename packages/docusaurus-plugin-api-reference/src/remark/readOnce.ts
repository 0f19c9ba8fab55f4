/**
 * Returns a function that reads on its first call and then returns the same result. After an error it reads again, because
 * the next call during development may come after the error was fixed.
 */
export function readOnce<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let known: Promise<Result> | undefined;
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
