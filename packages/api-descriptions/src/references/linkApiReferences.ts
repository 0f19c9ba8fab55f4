import type {DocId, TypeFacts} from 'api-model';
import type {InlineCode, Nodes, Parents, PhrasingContent, Root} from 'mdast';
import {hasPrefix, type ApiNames} from '../apiNames';
import {findBracket, replaceBracket, replaceCode, type ApiLink} from './bracketedReference';
import {isTarget, resolveReference, type ApiTarget} from './resolveReference';
import {targetIds, targetPath} from './targetPath';
import {unresolvedReference} from './unresolvedReference';

declare module 'mdast' {
  interface LinkData {
    /** Documentation ids of the API that a link made by `linkApiReferences` leads to; none for a namespace. */
    apiIds?: readonly DocId[] | undefined;
  }
}

const advice = 'Correct the name, or remove the brackets around it.';

export interface LinkContext {
  readonly names: ApiNames;
  /** The described type, whose members need no prefix. Omitted in guides, where a bare member is not a link. */
  readonly from?: TypeFacts;
  /** Names that are not links because they mean something else, such as a member's own parameters. */
  readonly ownWords?: ReadonlySet<string>;
  /** The site's base URL without a trailing slash; empty when the site is served from the root. */
  readonly base?: string;
  /** Link names in brackets only. */
  readonly checkedOnly?: boolean;
}

export interface BrokenReference {
  readonly node: InlineCode;
  readonly message: string;
}

export interface LinkedReferences {
  /** The ids that the text links to, each once, sorted. For a member, the type that the author wrote is listed too. */
  readonly mentions: readonly DocId[];
  readonly problems: readonly BrokenReference[];
}

/**
 * Turns names of the API in inline code into links, in place. `` `CCNode` `` becomes one if it names exactly one API.
 * The names in `` [`CCNode`] `` and `` [words][`CCNode`] `` must do so. Headings and links stay as they are.
 */
export function linkApiReferences(tree: Root | Parents, context: LinkContext): LinkedReferences {
  const mentions = new Set<DocId>();
  const problems: BrokenReference[] = [];
  walk(tree);
  return {mentions: [...mentions].sort(), problems};

  function walk(parent: Parents): void {
    if (isSkipped(parent)) return;
    for (let index = 0; index < parent.children.length; index += 1) {
      const node = parent.children[index];
      if (node?.type === 'inlineCode') index = linkCode(node, parent.children as PhrasingContent[], index);
      else if (node && 'children' in node) walk(node);
    }
  }

  /** Returns the index of the last node that was processed. */
  function linkCode(node: InlineCode, siblings: PhrasingContent[], index: number): number {
    const bracket = findBracket(siblings, index);
    if (!bracket && context.checkedOnly) return index;
    const resolved = resolveReference(node.value, context.names, context.from);
    if (!isTarget(resolved)) {
      if (bracket)
        problems.push({
          node,
          message: unresolvedReference(node.value, resolved, context.names, {advice, from: context.from}),
        });
      return index;
    }
    if (bracket || isCertainlyApi(node.value, resolved, context)) {
      mention(resolved);
      const url = (context.base ?? '') + targetPath(resolved);
      const link: ApiLink = {url, data: {apiIds: targetIds(resolved)}};
      return bracket ? replaceBracket(siblings, index, bracket, link) : replaceCode(siblings, index, link);
    }
    return index;
  }

  function mention(target: ApiTarget): void {
    for (const id of targetIds(target)) mentions.add(id);
    if (target.kind === 'member') mentions.add(target.on.id);
  }
}

/** Returns whether names in this node are not linked; JSX elements are recognized by name (`<a>`, `<Link>`, `<h2>`). */
function isSkipped(node: Nodes & {readonly name?: unknown}): boolean {
  if (node.type === 'heading' || node.type === 'link' || node.type === 'linkReference') return true;
  return typeof node.name === 'string' && /^(?:a|Link|h[1-6])$/.test(node.name);
}

/**
 * Returns whether a name without brackets certainly means the API. Some types have common words as names (`Deflate`,
 * `HSV`), so outside of descriptions a name needs the prefix CC, ICC or b2, or a member.
 */
function isCertainlyApi(text: string, target: ApiTarget, {from, ownWords}: LinkContext): boolean {
  if (ownWords?.has(text)) return false;
  if (target.kind === 'namespace') return false;
  // A description doesn't need a link to its own page.
  if (from) return !(target.kind === 'type' && target.type.id === from.id);
  return hasPrefix(text) || text.includes('.');
}
