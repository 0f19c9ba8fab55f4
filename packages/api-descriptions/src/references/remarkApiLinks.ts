import type {DocId} from 'api-model';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {linkApiReferences, type LinkContext} from './linkApiReferences';

declare module 'vfile' {
  interface DataMap {
    /** Documentation ids that the page links to, sorted. */
    apiMentions: readonly DocId[];
  }
}

/**
 * Remark plugin for pages and posts: links the API's names in inline code (see `linkApiReferences`) and leaves their ids
 * in `file.data.apiMentions`. A checked name that is unknown or ambiguous fails with the page's path, line and column.
 */
export function remarkApiLinks(context: Omit<LinkContext, 'from' | 'ownWords'>) {
  return (tree: Root, file: VFile): void => {
    const {mentions, problems} = linkApiReferences(tree, context);
    file.data.apiMentions = mentions;
    const [first] = problems;
    if (!first) return;
    const all = problems.map(({node, message}) => {
      const {line, column} = node.position?.start ?? {line: 1, column: 1};
      return `${file.path}:${line}:${column}: ${message}`;
    });
    file.fail(all.join('\n'), {place: first.node.position, source: 'api-links'});
  };
}
