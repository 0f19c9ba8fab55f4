import type {NamespaceDescription, Position, TypeDescription} from '../descriptions';
import {broken, type Problem} from '../problem';
import {parseMarkdown, positionOf} from './markdown';
import {parseFrontMatter} from './parseFrontMatter';
import {parseWords, type ParsedWords} from './parseWords';
import {splitSections, type HeadingSection} from './splitSections';

/** What was read, with all problems found in it. The description is whole enough to be used for further checks. */
export interface Parsed<Description> {
  readonly description: Description;
  readonly problems: readonly Problem[];
}

/**
 * Reads one type's description.
 *
 * @param file Path with `/` that ends in `<Namespace>/<Type>.md`; it names the type and stands in every problem.
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
  for (const section of members) {
    problems.push(
      broken(positionOf(section.heading, file), 'A namespace has no members. Its headings begin with "###".'),
    );
  }
  for (const term of [...words.terms, ...words.exceptions, ...(words.returns ? [words.returns] : [])]) {
    problems.push(broken(term.position, 'A namespace has no parameters. Only see: `Name` may stand here.'));
  }
  const {position, summary, remarks, see} = words;
  const namespace = (file.split('/').at(-1) ?? '').replace(/\.md$/, '');
  return {description: {position, summary, remarks, see, checked, namespace, title}, problems};
}

interface ParsedSections {
  readonly checked: string;
  readonly title: string;
  readonly words: ParsedWords;
  readonly members: readonly HeadingSection[];
  readonly problems: Problem[];
}

function parseSections(text: string, file: string): ParsedSections {
  const problems: Problem[] = [];
  const tree = parseMarkdown(text);
  const checked = parseFrontMatter(tree, file, problems);
  const {title, members} = splitSections(tree, text, file, problems);
  const position: Position = title ? positionOf(title.heading, file) : {file, line: 1, column: 1};
  const section = {
    position,
    blocks: title?.blocks ?? [],
    name: title?.text ?? '',
    listBehindSummary: 'own words',
  } as const;
  const words = title
    ? parseWords(section, file, problems)
    : {position, summary: [], remarks: [], see: [], terms: [], exceptions: []};
  return {checked, title: title?.text ?? '', words, members, problems};
}

function parseMember({heading, text, blocks}: HeadingSection, file: string, problems: Problem[]): ParsedWords {
  const position = positionOf(heading, file);
  return parseWords({position, blocks, name: text, listBehindSummary: 'terms'}, file, problems);
}
