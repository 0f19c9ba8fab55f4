import type {Plugin} from '@docusaurus/types';
import {openPages, type BuiltPages} from './builtPages';
import type {PageFunction} from './PageFunction';

type Props = Parameters<NonNullable<Plugin['postBuild']>>[0];

/** What happens after the build: first a change to each page, then something with the site's files. */
export interface StepAfterBuild {
  readonly name: string;
  readonly change?: (props: Props) => PageFunction;
  readonly postBuild?: (props: Props, pages: BuiltPages) => void | Promise<void>;
}

/**
 * Combines steps into one Docusaurus plugin that runs them one after another. Docusaurus would run them in parallel, but
 * a page must first have its styles and the hash of the search index, and only then a Content-Security-Policy that covers
 * everything in it. Consecutive steps that change pages share a pass, so that each page is read and written once.
 */
export function postBuildInOrder(steps: readonly StepAfterBuild[]): () => Plugin {
  return () => ({
    name: 'post-build-in-order',
    async postBuild(props) {
      const pages = openPages(props.outDir);
      try {
        for (const pass of inPasses(steps)) {
          const changes = pass.flatMap(({change}) => (change ? [change(props)] : []));
          if (changes.length > 0) await pages.rewrite(changes);
          for (const step of pass) await step.postBuild?.(props, pages);
        }
      } finally {
        await pages.close();
      }
    },
  });
}

/** Groups the steps in a row that change pages; each other step is a separate pass. */
function inPasses(steps: readonly StepAfterBuild[]): readonly (readonly StepAfterBuild[])[] {
  const passes: StepAfterBuild[][] = [];
  for (const step of steps) {
    const last = passes.at(-1);
    if (step.change && last?.at(-1)?.change) last.push(step);
    else passes.push([step]);
  }
  return passes;
}
