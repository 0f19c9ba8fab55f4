import {nameSnapshot, remarkApiLinks, type ApiNames} from 'api-descriptions';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';

const known = new Map<string, Promise<ApiNames>>();

/**
 * Remark plugin for docs and posts that turns inline code with the name of exactly one API into a link to its page. The
 * name in `` [`Name`] `` must have one. The facts are read once for all pages.
 */
export function remarkApiReferences({factsDir}: {readonly factsDir: string}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const names = known.get(factsDir) ?? loadSnapshot(factsDir).then(nameSnapshot);
    known.set(factsDir, names);
    remarkApiLinks({names: await names})(tree, file);
  };
}
