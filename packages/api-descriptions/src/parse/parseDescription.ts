import type {NamespaceDescription, Position, TypeDescription, Words} from '../descriptions';
import {broken, type Problem} from '../problem';
import {checkSyntax} from './checkSyntax';
import {parseMarkdown, positionOf} from './markdown';
import {parseFrontMatter} from './parseFrontMatter';
import {parseWords, type ParsedWords} from './parseWords';
import {splitSections, type HeadingSection} from './splitSections';

/** A description with all problems found in it. It is complete enough for further checks in spite of them. */
export interface Parsed<Description> {
  readonly description: Description;
  readonly problems: readonly Problem[];
}

/**
 * Reads one type's description.
 *
 * @param file Path with `/` that ends in `<Namespace>/<Type>.md`; it names the type and is part of every problem.
 */
export function parseTypeDescription(text: string, file: string): Parsed<TypeDescription> {
  const {checked, title, words, members, problems} = parseSections(text, file);
  const [namespace = '', fileName = ''] = file.replace(/\.md$/, '').split('/').slice(-2);
  const description: TypeDescription = {
    ...words,
    checked,
    namespace,
    fileName,
    title,
    members: members.map((section) => ({heading: section.text, ...parseMember(section, file, problems)})),
  };
  return {description, problems};
}

/**
 * Reads one namespace's description.
 *
 * @param file Path with `/` that ends in `<Namespace>.md`.
 */
export function parseNamespaceDescription(text: string, file: string): Parsed<NamespaceDescription> {
  const {checked, title, words, members, problems} = parseSections(text, file);
  const topics = members.map(({heading, text: name, blocks}) => {
    const section = {position: positionOf(heading, file), blocks, name, listAfterSummary: 'own words'} as const;
    const words = withoutTerms(parseWords(section, file, problems), problems);
    const [first] = words.see;
    if (first) problems.push(broken(first.position, 'A topic has no "see:" list. Name the types in its text.'));
    return {heading: name, ...words};
  });
  const namespace = (file.split('/').at(-1) ?? '').replace(/\.md$/, '');
  return {description: {...withoutTerms(words, problems), checked, namespace, title, topics}, problems};
}

/** Reports parameters, results and exceptions, which namespaces and topics can't have. */
function withoutTerms({terms, exceptions, returns, notes, ...words}: ParsedWords, problems: Problem[]): Words {
  for (const {position} of [...terms, ...exceptions, ...(returns ? [returns] : [])]) {
    problems.push(broken(position, 'A namespace has no parameters. Only see: `Name` is allowed here.'));
  }
  for (const {position} of notes) {
    problems.push(
      broken(position, 'A namespace has no behavior. Put the note into the description of a type or member.'),
    );
  }
  return words;
}

interface ParsedSections {
  readonly checked: string;
  readonly title: string;
  readonly words: ParsedWords;
  readonly members: readonly HeadingSection[];
  readonly problems: Problem[];
}

function parseSections(text: string, file: string): ParsedSections {
  const tree = parseMarkdown(text);
  const problems: Problem[] = [...checkSyntax(tree, file)];
  const checked = parseFrontMatter(tree, file, problems);
  const {title, members} = splitSections(tree, text, file, problems);
  const position: Position = title ? positionOf(title.heading, file) : {file, line: 1, column: 1};
  const section = {
    position,
    blocks: title?.blocks ?? [],
    name: title?.text ?? '',
    listAfterSummary: 'own words',
  } as const;
  const words = title
    ? parseWords(section, file, problems)
    : {position, summary: [], remarks: [], see: [], terms: [], exceptions: [], notes: []};
  return {checked, title: title?.text ?? '', words, members, problems};
}

function parseMember({heading, text, blocks}: HeadingSection, file: string, problems: Problem[]): ParsedWords {
  const position = positionOf(heading, file);
  return parseWords({position, blocks, name: text, listAfterSummary: 'terms'}, file, problems);
}
