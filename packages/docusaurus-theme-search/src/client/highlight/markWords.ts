import {findWords} from './findWords';

const markClass = 'search-mark';
/** More marks than this on a page would not help anyone find the words. */
const maxMarks = 1000;
/** In these elements a mark would be invisible or break something. */
const skippedElements = 'svg, script, style, button, select, textarea, .hash-link';

/** Marks the visible words of an element that match the terms. Returns the marks. */
export function markWords(element: Element, terms: readonly string[]): HTMLElement[] {
  const marks: HTMLElement[] = [];
  if (terms.length === 0) return marks;
  joinNames(element);
  for (const text of textsOf(element)) {
    const ranges = findWords(text.data, terms).slice(0, maxMarks - marks.length);
    if (ranges.length > 0 && isShown(text)) marks.push(...markRanges(text, ranges));
  }
  return marks;
}

/** Removes the `<wbr>`s that let long names wrap, because they split a word into several text nodes. */
function joinNames(element: Element): void {
  for (const place of element.querySelectorAll('wbr')) {
    const {parentNode} = place;
    place.remove();
    parentNode?.normalize();
  }
}

/** Removes all marks. */
export function unmarkWords(element: Element): void {
  for (const mark of element.querySelectorAll(`.${markClass}`)) {
    const {parentNode} = mark;
    mark.replaceWith(...mark.childNodes);
    // React's own text node is the first of the merged ones, so `normalize` keeps it.
    parentNode?.normalize();
  }
}

function textsOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}

/** Text in a closed tab or fold is not shown. */
const isShown = ({parentElement: parent}: Text): boolean =>
  parent?.closest(skippedElements) === null && parent.checkVisibility();

/** Marks the ranges, which are in order. Starts with the last so that the others' offsets stay valid. */
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
