import {remarkApiLinks} from 'api-descriptions';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {ApiData} from '../data/apiData';

/**
 * Remark plugin for docs and posts that turns inline code with the name of exactly one API into a link to its page. The
 * name in `` [`Name`] `` must have one.
 */
export function remarkApiReferences({data}: {readonly data: ApiData}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    remarkApiLinks({names: await data.current().names()})(tree, file);
  };
}
