import {collapseSpace, readText, visitText} from './collectText';
import {attribute, type Element} from './htmlTree';

/** A heading that can be linked to, and the text below it. */
export interface Section {
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

export interface Sections {
  /** The text before the first heading. */
  readonly introduction: string;
  readonly sections: readonly Section[];
}

const headings = new Set(['h2', 'h3', 'h4']);

/**
 * Parts an article at its headings of level 2 to 4. The page's title is no part of it. Of sections that a program made, by
 * their anchors, only the heading is read.
 */
export function readSections(article: Element, generated: readonly string[] = []): Sections {
  const introduction: string[] = [];
  const found: {anchor: string; heading: string; pieces: string[]}[] = [];
  visitText(
    article,
    (text) => (found.at(-1)?.pieces ?? introduction).push(text),
    (element) => {
      const anchor = headings.has(element.tagName) ? attribute(element, 'id') : undefined;
      if (anchor !== undefined) found.push({anchor, heading: readText(element), pieces: []});
      return anchor !== undefined || element.tagName === 'h1';
    },
  );
  return {
    introduction: collapseSpace(introduction.join('')),
    sections: found.map(({pieces, ...section}) => ({
      ...section,
      text: generated.includes(section.anchor) ? '' : collapseSpace(pieces.join('')),
    })),
  };
}
