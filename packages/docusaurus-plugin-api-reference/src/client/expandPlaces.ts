import type {UsesJson} from '../uses';
import {fetchJson} from './fetchJson';

/** Turns the sentence with the number of places that use a type into an expandable list, which is loaded when opened. */
export function expandPlaces(sentence: Element): void {
  const details = document.createElement('details');
  details.className = 'api-more';
  details.append(textIn('summary', sentence.textContent));
  details.addEventListener('toggle', () => void fill(details), {once: true});
  sentence.replaceWith(details);
}

async function fill(details: HTMLElement): Promise<void> {
  const [, folder = '', page = ''] = /^(.*\/)(.*)$/.exec(location.pathname) ?? [];
  try {
    details.append(...listsOf((await fetchJson(`${folder}uses/${page}.json`)) as UsesJson));
  } catch {
    details.append(textIn('p', 'The places couldn’t be loaded. Reload the page to try again.'));
  }
}

function listsOf(uses: UsesJson): readonly Node[] {
  return uses
    .filter(({places}) => places.length > 0)
    .flatMap(({title, places}) => {
      const list = document.createElement('ul');
      for (const {text, href, members = []} of places) {
        const item = textIn('li', '');
        item.append(Object.assign(textIn('a', text), {href}), members.length > 0 ? `: ${members.join(', ')}` : '');
        list.append(item);
      }
      return [textIn('p', title), list];
    });
}

function textIn<Name extends 'a' | 'li' | 'p' | 'summary'>(name: Name, text: string): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
