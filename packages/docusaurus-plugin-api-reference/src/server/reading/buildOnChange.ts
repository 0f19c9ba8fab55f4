import {isDeepStrictEqual} from 'node:util';

/**
 * Returns a function that builds again only when its inputs have changed, and otherwise returns the last result. Calls
 * run one after another, so that the result of an earlier call never replaces that of a later one.
 */
export function buildOnChange<Inputs, Result>(
  fingerprint: () => Promise<Inputs>,
  build: (inputs: Inputs) => Promise<Result>,
): () => Promise<Result> {
  let last: {readonly inputs: Inputs; readonly result: Result} | undefined;
  let running: Promise<unknown> = Promise.resolve();
  const update = async (): Promise<Result> => {
    const inputs = await fingerprint();
    if (!last || !isDeepStrictEqual(last.inputs, inputs)) last = {inputs, result: await build(inputs)};
    return last.result;
  };
  return () => {
    const next = running.then(update, update);
    running = next;
    return next;
  };
}
