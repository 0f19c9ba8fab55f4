import {readHighlightTerms, withoutHighlight} from './highlightTerms';
import {markWords, unmarkWords} from './markWords';
import './highlight.adopted.css';

/**
 * Marks the words that the address names, removes them from the address, and scrolls to the first mark unless the address
 * has an anchor.
 */
export function showHighlights(): void {
  const {pathname, search, hash} = location;
  const terms = readHighlightTerms(search);
  history.replaceState(history.state, '', pathname + withoutHighlight(search) + hash);
  const article = document.querySelector('main .markdown') ?? document.querySelector('main');
  if (!article) return;
  unmarkWords(article);
  const [first] = markWords(article, terms);
  if (first && hash === '' && !isOnScreen(first)) first.scrollIntoView({block: 'center'});
}

function isOnScreen(element: Element): boolean {
  const {top, bottom} = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
