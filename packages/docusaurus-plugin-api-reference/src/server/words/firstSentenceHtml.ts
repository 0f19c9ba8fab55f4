import {memoizeByObject} from 'api-descriptions';
import type {PhrasingContent} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {firstSentence} from './firstSentence';
import {inlineHtml} from './renderWords';

/** Returns the first sentence of a summary as HTML, without links because the whole row of a list is one link. */
export const firstSentenceHtml = memoizeByObject((summary: readonly PhrasingContent[]): string => {
  const nodes = summary.flatMap(withoutLinks);
  return inlineHtml(cut(nodes, firstSentence(toString(nodes)).length));
});

function withoutLinks(node: PhrasingContent): readonly PhrasingContent[] {
  if (node.type === 'link' || node.type === 'linkReference') return node.children.flatMap(withoutLinks);
  return [node];
}

/** Returns the nodes with the first `length` characters; the last one is shortened. */
function cut(nodes: readonly PhrasingContent[], length: number): readonly PhrasingContent[] {
  const kept: PhrasingContent[] = [];
  let left = length;
  for (const node of nodes) {
    if (left <= 0) break;
    kept.push(node.type === 'text' ? {...node, value: node.value.slice(0, left)} : node);
    left -= toString(node).length;
  }
  return kept;
}
