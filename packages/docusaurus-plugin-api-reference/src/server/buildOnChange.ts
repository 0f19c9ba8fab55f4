/** Returns a function that builds again only when its inputs have changed, and otherwise returns the last result. */
export function buildOnChange<Result>(
  fingerprint: () => Promise<string>,
  build: () => Promise<Result>,
): () => Promise<Result> {
  let last: {readonly inputs: string; readonly result: Result} | undefined;
  return async () => {
    const inputs = await fingerprint();
    if (last?.inputs !== inputs) last = {inputs, result: await build()};
    return last.result;
  };
}
