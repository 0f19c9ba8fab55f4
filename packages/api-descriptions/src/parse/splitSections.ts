import type {Heading, Root, RootContent} from 'mdast';
import {broken, type Problem} from '../problem';
import {positionOf} from './markdown';

export interface HeadingSection {
  readonly heading: Heading;
  /** As written, without backslashes. */
  readonly text: string;
  readonly blocks: readonly RootContent[];
}

export interface Sections {
  readonly title?: HeadingSection;
  readonly members: readonly HeadingSection[];
}

/** Splits a description at its `#` and `##` headings. */
export function splitSections(tree: Root, source: string, file: string, problems: Problem[]): Sections {
  const sections: (HeadingSection & {readonly blocks: RootContent[]})[] = [];
  for (const block of tree.children) {
    if (block.type === 'yaml') continue;
    if (block.type === 'heading' && block.depth <= 2) {
      sections.push({heading: block, text: headingText(block, source), blocks: []});
    } else if (sections.length === 0) {
      problems.push(
        broken(positionOf(block, file), 'There is text before the "# Name" heading. Move it below the heading.'),
      );
    } else {
      sections.at(-1)?.blocks.push(block);
    }
  }
  const [title, ...members] = sections;
  if (title?.heading.depth !== 1) {
    problems.push(broken({file, line: 1, column: 1}, 'The "# Name" heading is missing below the front matter.'));
    return {members: sections};
  }
  for (const {heading} of members.filter((section) => section.heading.depth === 1)) {
    problems.push(broken(positionOf(heading, file), 'A description has one "# Name" heading. Members are "## Name".'));
  }
  return {title, members};
}

/**
 * The heading's text, taken from the source because the syntax tree has `CCRawList<T>` as HTML, and could have an
 * operator's asterisk as emphasis.
 */
function headingText(heading: Heading, source: string): string {
  const start = heading.children[0]?.position?.start.offset;
  const end = heading.children.at(-1)?.position?.end.offset;
  if (start === undefined || end === undefined) return '';
  return source
    .slice(start, end)
    .replace(/\\(?=[!-/:-@[-`{-~])/g, '')
    .trim();
}
