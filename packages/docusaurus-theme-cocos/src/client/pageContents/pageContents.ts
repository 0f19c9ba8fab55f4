// On phones, long pages have a floating button that opens their contents. The first long scroll loads it
// (loadWhenFar.ts); without JavaScript, readers use the list at the top of the page.
import {openSheet, sheet} from './contentsSheet';
import {pageHeadings} from './pageHeadings';
import './pageContents.adopted.css';

/** With fewer sections, scrolling is faster than choosing. */
const worthListing = 6;

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

/** The current page if it has enough sections. Caches the count, which takes a moment on long pages. */
let longPage: string | undefined;

addEventListener('scroll', followScroll, {passive: true});
followScroll();

/** Shows the button below the first screen, where the list at the top of the page is out of sight. */
function followScroll(): void {
  const {shown} = document.documentElement.dataset;
  if (longPage !== shown) longPage = pageHeadings().length >= worthListing ? shown : undefined;
  place.hidden = longPage === undefined || scrollY < innerHeight;
}
