import {findWords} from './findWords';

const markClass = 'search-mark';
/** A page that repeats a word more often is not read by its marks. */
const maxMarks = 1000;
/** In these a mark would show nothing, or break what is there. */
const withoutMarks = 'svg, script, style, button, select, textarea, .hash-link';

/** Puts marks around the words of an element that are meant by the terms, as far as they are shown. */
export function markWords(element: Element, terms: readonly string[]): HTMLElement[] {
  const marks: HTMLElement[] = [];
  if (terms.length === 0) return marks;
  for (const text of textsOf(element)) {
    const ranges = findWords(text.data, terms).slice(0, maxMarks - marks.length);
    if (ranges.length > 0 && isShown(text)) marks.push(...markRanges(text, ranges));
  }
  return marks;
}

/** Takes all marks away. */
export function unmarkWords(element: Element): void {
  for (const mark of element.querySelectorAll(`.${markClass}`)) {
    const {parentNode} = mark;
    mark.replaceWith(...mark.childNodes);
    // Where React has made the text, its node is the first of those that become one.
    parentNode?.normalize();
  }
}

function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Not in a tab or a fold that is closed. */
const isShown = ({parentElement: parent}: Text): boolean =>
  parent?.closest(withoutMarks) === null && parent.checkVisibility();

/** The ranges are in order; from the last to the first, each keeps its place in the text until its turn. */
function markRanges(text: Text, ranges: readonly (readonly [start: number, end: number])[]): HTMLElement[] {
  return ranges
    .toReversed()
    .map(([start, end]) => {
      const word = text.splitText(start);
      word.splitText(end - start);
      const mark = document.createElement('mark');
      mark.className = markClass;
      word.replaceWith(mark);
      mark.append(word);
      return mark;
    })
    .reverse();
}
