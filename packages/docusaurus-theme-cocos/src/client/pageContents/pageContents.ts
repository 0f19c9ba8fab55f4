// On phones, long pages have a floating button that opens their contents. Scrolling past the list at the top of the page
// loads it (loadPageContents.ts); without JavaScript, readers use that list.
import {openSheet, sheet} from './contentsSheet';
import {isListPassed} from './isListPassed';
import {pageHeadings} from './pageHeadings';
import './pageContents.adopted.css';

/** On a page of fewer screens, scrolling is faster than choosing. */
const longPageScreens = 4;

const button = document.createElement('button');
button.type = 'button';
button.textContent = 'On this page';
button.ariaHasPopup = 'dialog';
button.addEventListener('click', openSheet);

const place = document.createElement('nav');
place.className = 'page-contents-button';
place.ariaLabel = 'Sections of this page';
place.hidden = true;
place.append(button);
document.body.append(place, sheet);

/** The current page if it has sections to choose from. Caches the count, which takes a moment on long pages. */
let divided: string | undefined;

addEventListener('scroll', followScroll, {passive: true});
followScroll();

/** Shows the button where the list at the top of a long page is out of sight. */
function followScroll(): void {
  const {
    dataset: {shown},
    scrollHeight,
  } = document.documentElement;
  if (divided !== shown) divided = pageHeadings().length > 1 ? shown : undefined;
  place.hidden = divided === undefined || scrollHeight < longPageScreens * innerHeight || !isListPassed();
}
