import {inSlices} from 'docusaurus-plugin-static-articles/inSlices';
import {confirm} from './confirm';
import {showToolsChoice} from './memberTools';
import {makeTabStops} from './memberStops';
import {nameOverload} from './nameOverload';
import {expandPlaces} from './expandPlaces';

// Adds what an article only needs with JavaScript and its HTML doesn't contain: buttons that copy declarations, links in
// headings, and accessible names for every member's controls.

/** Copies the code of a `CodeFigure`. */
const copyCode = 'figure [data-copy]';

const begun = new WeakSet<Element>();

/** Enhances an article once; `article` is what `ApiArticle` rendered. It then has the attribute `data-enhanced`. */
export async function enhanceArticle(article: Element): Promise<void> {
  if (begun.has(article)) return;
  begun.add(article);
  article.append(statusLine());
  const title = textOf(article.querySelector('h1'));
  for (const declaration of article.querySelectorAll('.api-lead > pre')) declaration.append(copyButton(title));
  nameExamples(article.querySelectorAll(`${copyCode}:not([data-api-kind] *)`), title);
  await inSlices(article.querySelectorAll('[data-api-kind] > section'), nameMembers);
  for (const row of article.querySelectorAll('tr[id]')) nameSource(row, row.id);
  for (const heading of article.querySelectorAll('section > :is(h2, h3)[id]')) linkToItself(heading);
  const places = article.querySelector('[data-api-places]');
  if (places) expandPlaces(places);
  await makeTabStops(article);
  showToolsChoice(article);
  article.setAttribute('data-enhanced', '');
}

/** Gives the members of one name their tools, named after the member because screen readers list them without context. */
function nameMembers(group: Element): void {
  const heading = textOf(group.querySelector(':scope > h3'));
  const members = group.querySelectorAll(':scope > .api-member');
  nameExamples(group.querySelectorAll(`${copyCode}:not(.api-member *)`), heading);
  for (const member of members) {
    const declaration = member.querySelector(':scope > pre');
    const isOverload = members.length > 1;
    const name = isOverload ? nameOverload(heading, textOf(declaration)) : heading;
    declaration?.append(copyButton(name));
    nameSource(member, name);
    nameExamples(member.querySelectorAll(copyCode), name);
    if (isOverload) addLink(member, name);
  }
}

function nameSource(member: Element, name: string): void {
  const source = member.querySelector('a.api-tool');
  source?.setAttribute('aria-label', `Source of ${name}`);
}

/** Names the copy buttons of examples, which otherwise all have the same name. */
function nameExamples(buttons: NodeListOf<Element>, name: string): void {
  for (const [index, button] of buttons.entries()) {
    const what = button.querySelector(':scope > .visually-hidden:not([role])');
    if (what) what.textContent = ` example ${index === 0 ? '' : `${index + 1} `}of ${name}`;
  }
}

function copyButton(name: string): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'api-copy';
  button.textContent = 'Copy';
  button.setAttribute('aria-label', `Copy signature of ${name}`);
  button.addEventListener('click', () => void copySignature(button));
  return button;
}

async function copySignature(button: HTMLButtonElement): Promise<void> {
  const signature = textOf(button.parentElement?.querySelector('code'));
  try {
    await navigator.clipboard.writeText(signature);
    confirm(button, 'Copied', 'Signature copied');
  } catch {
    // There is no permission, or the page is not served securely.
    confirm(button, 'Select and copy manually', 'Select and copy manually');
  }
}

/** Adds a link to an overload, because overloads share a heading: in its list or, without one, in its last line. */
function addLink(member: Element, name: string): void {
  const link = document.createElement('a');
  // If the heading has the member's own anchor, the link is to the heading.
  link.href = `#${member.id || (member.parentElement?.querySelector('h3')?.id ?? '')}`;
  link.className = 'api-tool';
  link.dataset['copyLink'] = '';
  link.textContent = 'Copy link';
  link.setAttribute('aria-label', `Copy link to ${name}`);
  const foot = member.querySelector(':scope > .api-foot');
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

/** Creates the element that announces to screen readers what a button has done. */
function statusLine(): HTMLElement {
  const status = document.createElement('p');
  status.className = 'visually-hidden';
  status.setAttribute('role', 'status');
  return status;
}

function textOf(element: Element | null | undefined): string {
  return element?.textContent ?? '';
}
