import Steps from '@site/src/pages/_path.mdx';
import type {ReactNode} from 'react';

/** The path from the setup to the guides, with the pages that the reader has finished. */
export default function Path(): ReactNode {
  return (
    <section aria-labelledby="path-title">
      <h2 id="path-title">Learn step by step</h2>
      <p>
        Each step builds on the one before. To skip ahead, download the previous part’s program. Your browser remembers
        the pages that you mark as finished.
      </p>
      <Steps />
    </section>
  );
}
