import {offerPlaces} from './offerPlaces';

// What only a script can give an article: buttons that copy declarations, links in headings. The HTML comes without them.

const shownFor = 2000;

/** Adds them once; `article` is what `ApiArticle` rendered. */
export function enhanceArticle(article: Element): void {
  if (article.querySelector('.api-copy')) return;
  for (const declaration of article.querySelectorAll(':scope > pre, .api-member > pre'))
    declaration.append(copyButton());
  for (const heading of article.querySelectorAll('section > :is(h2, h3)[id]')) linkToItself(heading);
  for (const overload of article.querySelectorAll('.api-member + .api-member, .api-member:has(+ .api-member)'))
    addLink(overload.querySelector(':scope > .api-foot'), overload.id);
  const places = article.querySelector('[data-api-places]');
  if (places) offerPlaces(places);
}

function copyButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'api-copy';
  button.textContent = 'Copy';
  button.ariaLabel = 'Copy signature';
  button.addEventListener('click', () => void copySignature(button));
  return button;
}

async function copySignature(button: HTMLButtonElement): Promise<void> {
  const signature = button.parentElement?.querySelector('code')?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(signature);
    button.textContent = 'Copied';
  } catch {
    // No permission, or a page that is not served securely.
    button.textContent = 'Select and copy by hand';
  }
  button.ariaLabel = button.textContent;
  setTimeout(() => {
    button.textContent = 'Copy';
    button.ariaLabel = 'Copy signature';
  }, shownFor);
}

/** Overloads share a heading: each gets a link of its own, in its list or, without one, in its last line. */
function addLink(foot: Element | null, id: string): void {
  const link = document.createElement('a');
  link.href = `#${id}`;
  link.dataset['copyLink'] = '';
  link.textContent = 'Copy link';
  const item = document.createElement('li');
  item.append(link);
  foot?.append(foot.localName === 'ul' ? item : link);
}

function linkToItself(heading: Element): void {
  const link = document.createElement('a');
  link.href = `#${heading.id}`;
  link.dataset['copyLink'] = '';
  link.append(...heading.childNodes);
  heading.append(link);
}
