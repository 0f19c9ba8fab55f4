// <api-compare>: compares the two releases in the address. The form in it is plain HTML.
import type {ChangesData} from '../changes/changesData';
import {composeChanges} from '../changes/composeChanges';
import {readComparison, type Comparison} from '../changes/readComparison';
import {countsText, renderChanges} from '../changes/renderChanges';
import {fetchJson} from './fetchJson';

/** All changes, loaded for the first comparison. */
let loading: Promise<unknown> | undefined;

// The browser notifies a custom element when it is added to the page, no matter how the reader navigated there.
if (typeof customElements !== 'undefined' && !customElements.get('api-compare')) {
  customElements.define(
    'api-compare',
    class extends HTMLElement {
      private leaving?: AbortController;

      connectedCallback(): void {
        this.leaving = new AbortController();
        const {signal} = this.leaving;
        this.addEventListener('submit', (event) => ask(this, event), {signal});
        addEventListener('popstate', () => void answer(this), {signal});
        void answer(this);
      }

      disconnectedCallback(): void {
        this.leaving?.abort();
      }
    },
  );
}

/** Puts the releases into the address, so that readers can share the comparison and go back to it. */
function ask(element: HTMLElement, event: SubmitEvent): void {
  event.preventDefault();
  const query = new URLSearchParams(selectsOf(element).map(({name, value}) => [name, value]));
  history.pushState(null, '', `?${query.toString()}`);
  void answer(element);
}

async function answer(element: HTMLElement): Promise<void> {
  const {search} = location;
  const question = readComparison(new URLSearchParams(search), releasesOf(element));
  if (!question || 'problem' in question) {
    show(element, question?.problem ?? '', '');
    return;
  }
  for (const select of selectsOf(element)) select.value = select.name === 'from' ? question.from : question.to;
  try {
    const data = await load(element.dataset['source'] ?? '');
    // The reader may have chosen other releases in the meantime.
    if (location.search === search) compare(element, data, question);
  } catch {
    show(element, 'The changes couldn’t be loaded. Try again, or look at the releases one by one below.', '');
  }
}

function selectsOf(element: HTMLElement): HTMLSelectElement[] {
  return [...element.querySelectorAll('select')];
}

/** Returns the releases oldest first; the form has the newest first. */
function releasesOf(element: HTMLElement): string[] {
  return [...(selectsOf(element)[0]?.options ?? [])].map(({value}) => value).reverse();
}

function compare(
  element: HTMLElement,
  data: ChangesData,
  {from, to, swapped}: Exclude<Comparison, {problem: string}>,
): void {
  const changes = composeChanges(data, from, to);
  const order = swapped ? `${from} is older, so it comes first. ` : '';
  const counts = countsText(changes);
  const result = counts === '' ? `The API is the same in ${from} and ${to}.` : `From ${from} to ${to}: ${counts}.`;
  show(element, order + result, renderChanges(data, changes, {to, level: 3}));
}

/** Shows a comparison. Screen readers announce the text but not the list. */
function show(element: HTMLElement, text: string, html: string): void {
  const [status, result] = element.querySelectorAll('[role="status"], [data-result]');
  if (status) status.textContent = text;
  if (result) result.innerHTML = html;
}

async function load(source: string): Promise<ChangesData> {
  loading ??= fetchJson(source);
  try {
    return (await loading) as ChangesData;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}
