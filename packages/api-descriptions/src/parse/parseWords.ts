import type {List, ListItem, PhrasingContent, RootContent} from 'mdast';
import type {BehaviorNote, MemberDescription, Position, Reference, Returns, Term} from '../descriptions';
import {didYouMean} from 'name-suggestions';
import {broken, type Problem} from '../problem';
import {positionOf} from './markdown';
import {isKeywordItem, parseTermItem, similarKeywords} from './parseTerms';
import {toAlerts} from './toAlerts';
import {toDiagrams} from './toDiagrams';

export type ParsedWords = Omit<MemberDescription, 'heading'>;

/** A section of a description and what its lists may contain. */
export interface Section {
  readonly position: Position;
  readonly blocks: readonly RootContent[];
  /** As messages name it: `RunAction(CCAction)`. */
  readonly name: string;
  /**
   * `terms`: the list after the summary contains terms only (a member).
   * `own words`: it may also be part of the remarks (a type, a namespace).
   */
  readonly listAfterSummary: 'terms' | 'own words';
}

interface Collected {
  readonly terms: Term[];
  readonly exceptions: Term[];
  readonly see: Reference[];
  readonly notes: BehaviorNote[];
  returns?: Returns;
}

/** Reads a section: the first paragraph is the summary, the list after it contains terms, and the rest is remarks. */
export function parseWords(section: Section, file: string, problems: Problem[]): ParsedWords {
  const collected: Collected = {terms: [], exceptions: [], see: [], notes: []};
  const {summary, rest} = splitSummary(section, problems);
  const remarks = rest.flatMap((block, index) => {
    if (block.type !== 'list') return [block];
    const all = index === 0 && (section.listAfterSummary === 'terms' || isTermList(block, file));
    return collectTerms(block, all, section, collected, file, problems);
  });
  checkBlocks(remarks, file, problems);
  return {
    position: section.position,
    summary,
    remarks: toDiagrams(toAlerts(remarks, file, problems), file, problems),
    ...collected,
  };
}

function splitSummary(
  section: Section,
  problems: Problem[],
): {readonly summary: PhrasingContent[]; readonly rest: readonly RootContent[]} {
  const [first, ...rest] = section.blocks;
  if (first?.type === 'paragraph') return {summary: first.children, rest};
  problems.push(
    broken(section.position, `"${section.name}" has no summary. Begin it with a paragraph that says what it is for.`),
  );
  return {summary: [], rest: section.blocks};
}

function isTermList(list: List, file: string): boolean {
  return list.children.every((item) => parseTermItem(item, file, []) !== undefined);
}

/** Moves the list's terms into `collected`; the other items, if any, are remarks. */
function collectTerms(
  list: List,
  all: boolean,
  section: Section,
  collected: Collected,
  file: string,
  problems: Problem[],
): RootContent[] {
  const others: ListItem[] = [];
  for (const item of list.children) {
    if (!all && !isKeywordItem(item)) {
      others.push(item);
      const keywords = similarKeywords(item);
      if (keywords.length > 0)
        problems.push(broken(positionOf(item, file), `Unknown item in the list.${didYouMean(keywords)}`));
      continue;
    }
    const found = parseTermItem(item, file, problems);
    if (found?.kind === 'name') collected.terms.push(found.term);
    else if (found?.kind === 'throws') collected.exceptions.push(found.term);
    else if (found?.kind === 'see') collected.see.push(...found.see);
    else if (found?.kind === 'note') collected.notes.push(found.note);
    else if (found?.kind === 'returns') setReturns(collected, found.returns, problems);
    else problems.push(broken(positionOf(item, file), unreadable(section)));
  }
  return others.length > 0 ? [{...list, children: others}] : [];
}

function unreadable(section: Section): string {
  return (
    `The list after the summary of "${section.name}" may only contain \`name\`: …, returns: …, throws \`Type\`: …, ` +
    'since 2.5.11: …, until 2.5.10: … and see: `Name`. Write a paragraph before a list of another kind.'
  );
}

function setReturns(collected: Collected, returns: Returns, problems: Problem[]): void {
  if (collected.returns) problems.push(broken(returns.position, '"returns:" is listed twice. Keep one.'));
  else collected.returns = returns;
}

function checkBlocks(blocks: readonly RootContent[], file: string, problems: Problem[]): void {
  for (const block of blocks) {
    if (block.type === 'definition') {
      problems.push(
        broken(positionOf(block, file), "Descriptions can't contain web addresses. Name the API in backticks."),
      );
    }
  }
}
