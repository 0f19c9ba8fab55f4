import type {DocId, TypeFacts} from 'api-model';
import type {InlineCode, Nodes, Parents, PhrasingContent, Root} from 'mdast';
import {hasPrefix, type ApiNames} from '../apiNames';
import {findBracket, replaceBracket, replaceCode, type ApiLink} from './bracketedReference';
import {nearReferences} from './nearReferences';
import {resolveReference, type ApiTarget, type ResolvedReference} from './resolveReference';
import {targetIds, targetPath} from './targetPath';

declare module 'mdast' {
  interface LinkData {
    /** Documentation ids of the API that a link made by `linkApiReferences` leads to; none for a namespace. */
    apiIds?: readonly DocId[] | undefined;
  }
}

export interface LinkContext {
  readonly names: ApiNames;
  /** The type whose words these are: its members need no prefix. Left out in guides, where a bare member is no link. */
  readonly from?: TypeFacts;
  /** Names that mean something nearer than the API, a member's own parameters for instance. */
  readonly ownWords?: ReadonlySet<string>;
  /** The site's base without the last slash; empty when it is served from the root. */
  readonly base?: string;
  /** Leave unchecked names as they are. */
  readonly checkedOnly?: boolean;
}

export interface BrokenReference {
  readonly node: InlineCode;
  readonly message: string;
}

export interface LinkedReferences {
  /** Ids of the API that the words link to, each once, sorted; with a member comes the type it was named on. */
  readonly mentions: readonly DocId[];
  readonly problems: readonly BrokenReference[];
}

/**
 * Turns names of the API in inline code into links, in place. `` `CCNode` `` becomes one if it names exactly one API;
 * `` [`CCNode`] `` and `` [words][`CCNode`] `` must. Headings and links stay as they are.
 */
export function linkApiReferences(tree: Root | Parents, context: LinkContext): LinkedReferences {
  const mentions = new Set<DocId>();
  const problems: BrokenReference[] = [];
  walk(tree);
  return {mentions: [...mentions].sort(), problems};

  function walk(parent: Parents): void {
    if (isLeftAlone(parent)) return;
    for (let index = 0; index < parent.children.length; index += 1) {
      const node = parent.children[index];
      if (node?.type === 'inlineCode') index = linkCode(node, parent.children as PhrasingContent[], index);
      else if (node && 'children' in node) walk(node);
    }
  }

  /** Returns the index of the last node that was dealt with. */
  function linkCode(node: InlineCode, siblings: PhrasingContent[], index: number): number {
    const bracket = findBracket(siblings, index);
    if (!bracket && context.checkedOnly) return index;
    const resolved = resolveReference(node.value, context.names, context.from);
    if (isTarget(resolved) && (bracket || isPlainlyMeant(node.value, resolved, context))) {
      mention(resolved);
      const url = (context.base ?? '') + targetPath(resolved);
      const link: ApiLink = {url, data: {apiIds: targetIds(resolved)}};
      return bracket ? replaceBracket(siblings, index, bracket, link) : replaceCode(siblings, index, link);
    }
    if (bracket) problems.push({node, message: describe(node.value, resolved, context)});
    return index;
  }

  function mention(target: ApiTarget): void {
    for (const id of targetIds(target)) mentions.add(id);
    if (target.kind === 'member') mentions.add(target.on.id);
  }
}

function isTarget(resolved: ResolvedReference): resolved is ApiTarget {
  return resolved.kind !== 'none' && resolved.kind !== 'ambiguous';
}

/** JSX elements count by their name: `<a>`, `<Link>`, `<h2>`. */
function isLeftAlone(node: Nodes & {readonly name?: unknown}): boolean {
  if (node.type === 'heading' || node.type === 'link' || node.type === 'linkReference') return true;
  return typeof node.name === 'string' && /^(?:a|Link|h[1-6])$/.test(node.name);
}

/**
 * Whether a name without brackets is certainly the API's. Some types are called like common words (`Deflate`, `HSV`):
 * outside of descriptions they are meant only with their prefix of CC, ICC or b2, or with a member.
 */
function isPlainlyMeant(text: string, target: ApiTarget, {from, ownWords}: LinkContext): boolean {
  if (ownWords?.has(text)) return false;
  if (target.kind === 'namespace') return false;
  // A description need not point to the page it stands on.
  if (from) return !(target.kind === 'type' && target.type.id === from.id);
  return hasPrefix(text) || text.includes('.');
}

function describe(text: string, resolved: ResolvedReference, {names, from}: LinkContext): string {
  if (resolved.kind === 'ambiguous') {
    return `\`${text}\` names more than one API: ${resolved.candidates.join(', ')}. Write one of these.`;
  }
  const near = nearReferences(text, names, from);
  const suggestion = near.length > 0 ? ` Near names: ${near.join(', ')}.` : '';
  return `\`${text}\` names no API.${suggestion} Correct the name, or remove the brackets around it.`;
}
