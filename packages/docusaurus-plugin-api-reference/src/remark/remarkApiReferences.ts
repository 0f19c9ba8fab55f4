import {remarkApiLinks} from 'api-descriptions';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {namesIn} from './namesIn';

/**
 * Remark plugin for docs and posts that turns inline code with the name of exactly one API into a link to its page. The
 * name in `` [`Name`] `` must have one. The facts are read once for all pages.
 */
export function remarkApiReferences({factsDir}: {readonly factsDir: string}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    remarkApiLinks({names: await namesIn(factsDir)})(tree, file);
  };
}
