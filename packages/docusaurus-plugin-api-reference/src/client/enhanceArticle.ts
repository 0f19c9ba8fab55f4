// What only a script can give an article: buttons that copy declarations, links in headings. The HTML comes without them.

const shownFor = 2000;

/** Adds them once; `article` is what `ApiArticle` rendered. */
export function enhanceArticle(article: Element): void {
  if (article.querySelector('.api-copy')) return;
  for (const declaration of article.querySelectorAll('.api-declaration')) declaration.append(copyButton());
  for (const heading of article.querySelectorAll('section > :is(h2, h3)[id]')) linkToItself(heading);
  for (const overload of article.querySelectorAll('.api-member + .api-member, .api-member:has(+ .api-member)'))
    overload.querySelector(':scope > .api-foot')?.append(linkTo(overload));
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

/** Overloads share a heading: each gets a link of its own. */
function linkTo(overload: Element): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = `#${overload.id}`;
  link.dataset['copyLink'] = '';
  link.textContent = 'Copy link';
  item.append(link);
  return item;
}

function linkToItself(heading: Element): void {
  const link = document.createElement('a');
  link.href = `#${heading.id}`;
  link.dataset['copyLink'] = '';
  link.append(...heading.childNodes);
  heading.append(link);
}
