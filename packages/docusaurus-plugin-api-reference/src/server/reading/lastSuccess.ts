/** What is told about a build. */
interface BuildReport {
  readonly failed: (message: string) => void;
  readonly succeeded: () => void;
}

/**
 * Returns a function that builds and, if that fails, returns the last successful result, so that the dev server stays usable
 * while somebody corrects a mistake. Throws when the first build fails.
 */
export function lastSuccess<Result>(build: () => Promise<Result>, report: BuildReport): () => Promise<Result> {
  let last: {readonly result: Result} | undefined;
  return async () => {
    try {
      last = {result: await build()};
      report.succeeded();
    } catch (error) {
      if (!last) throw error;
      report.failed(error instanceof Error ? error.message : String(error));
    }
    return last.result;
  };
}
