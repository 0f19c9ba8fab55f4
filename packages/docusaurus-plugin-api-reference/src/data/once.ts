/** Returns a function that reads on its first call and then returns the same result, or fails with the same error. */
export function once<Result>(read: () => Result): () => Result {
  let known: {readonly result: Result} | undefined;
  return () => (known ??= {result: read()}).result;
}
