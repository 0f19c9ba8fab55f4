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
 * Remark plugin for pages and posts that links the API's names in inline code (see `linkApiReferences`) and stores their
 * ids in `file.data.apiMentions`. Fails with path, line and column at a bracketed name that is unknown or ambiguous.
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
