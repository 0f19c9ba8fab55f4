/** Milliseconds after which the browser gets its turn. */
const longest = 10;

/** Takes the steps of a long task one after another and lets the browser draw and answer the reader in between. */
export async function inSlices<Step>(steps: Iterable<Step>, take: (step: Step) => void): Promise<void> {
  let start = performance.now();
  for (const step of steps) {
    take(step);
    if (performance.now() - start < longest) continue;
    await new Promise((resolve) => setTimeout(resolve));
    start = performance.now();
  }
}
