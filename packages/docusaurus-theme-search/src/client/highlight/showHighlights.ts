import {readHighlightTerms, withoutHighlight} from './highlightTerms';
import {markWords, unmarkWords} from './markWords';

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
.search-mark {
  padding: 0;
  border-radius: 3px;
  background: var(--sand-tint);
  box-shadow: inset 0 -2px var(--sand-line);
  color: inherit;
  scroll-margin: calc(var(--ifm-navbar-height) + var(--space-6));
}
@media print { .search-mark { background: none; box-shadow: none } }
`);
document.adoptedStyleSheets.push(sheet);

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
