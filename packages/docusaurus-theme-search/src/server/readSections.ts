import {attribute, type Element} from 'markup';
import {collapseSpace, readText, visitText} from './collectText';

/** A heading with an anchor, and the text below it. */
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
 * Splits an article at its headings of levels 2 to 4, without the page's title. In generated sections (listed by anchor), it
 * reads only the headings.
 */
export function readSections(article: Element, generated: readonly string[] = []): Sections {
  const introduction: string[] = [];
  const found: {anchor: string; heading: string; pieces: string[]; isGenerated: boolean}[] = [];
  let generatedTag: string | undefined;
  visitText(
    article,
    (text) => (found.at(-1)?.pieces ?? introduction).push(text),
    (element) => {
      const anchor = headings.has(element.tagName) ? attribute(element, 'id') : undefined;
      if (anchor !== undefined) {
        if (generatedTag !== undefined && element.tagName <= generatedTag) generatedTag = undefined;
        if (generated.includes(anchor)) generatedTag = element.tagName;
        found.push({anchor, heading: readText(element), pieces: [], isGenerated: generatedTag !== undefined});
      }
      return anchor !== undefined || element.tagName === 'h1';
    },
  );
  return {
    introduction: collapseSpace(introduction.join('')),
    sections: found.map(({anchor, heading, pieces, isGenerated}) => ({
      anchor,
      heading,
      text: isGenerated ? '' : collapseSpace(pieces.join('')),
    })),
  };
}
