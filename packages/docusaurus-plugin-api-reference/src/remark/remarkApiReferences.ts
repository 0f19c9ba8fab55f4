import {nameSnapshot, remarkApiLinks, type ApiNames} from 'api-descriptions';
import {loadSnapshot} from 'api-extractor/loadSnapshot';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';

const known = new Map<string, Promise<ApiNames>>();

/**
 * Remark plugin for docs and posts: inline code that names exactly one API becomes a link to its page, `` [`Name`] `` must
 * name one. The facts are read once for all pages.
 */
export function remarkApiReferences({factsDir}: {readonly factsDir: string}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const names = known.get(factsDir) ?? loadSnapshot(factsDir).then(nameSnapshot);
    known.set(factsDir, names);
    remarkApiLinks({names: await names})(tree, file);
  };
}
