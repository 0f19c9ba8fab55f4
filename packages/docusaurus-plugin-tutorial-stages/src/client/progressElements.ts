// <part-done> and <tutorial-progress>: the server renders their HTML; this script adds what the reader has finished.
import {createProgressStore} from './progressStore';
import {continueLabel, extent, firstUnfinished} from './readingProgress';

const store = createProgressStore(() => localStorage);
const shown = new Set<ProgressElement>();
const renderAll = (): void => shown.forEach((element) => element.render());

/** A custom element, because browsers notify it when it enters the page, even after navigating without a reload. */
abstract class ProgressElement extends HTMLElement {
  connectedCallback(): void {
    shown.add(this);
    this.render();
  }

  disconnectedCallback(): void {
    shown.delete(this);
  }

  abstract render(): void;
}

/** The button that marks a page as finished. */
class PartDone extends ProgressElement {
  override connectedCallback(): void {
    super.connectedCallback();
    this.firstElementChild?.addEventListener('click', this);
  }

  handleEvent(): void {
    const isDone = !this.isDone;
    const isKept = store.set(this.page, isDone);
    renderAll();
    this.say(
      isDone
        ? `Marked as finished${isKept ? '' : ' for this visit only, because your browser does not store data for this site'}. Press again to undo.`
        : 'No longer marked as finished.',
    );
  }

  render(): void {
    this.firstElementChild?.setAttribute('aria-pressed', String(this.isDone));
    this.say('');
  }

  private get page(): string {
    return this.dataset['page'] ?? '';
  }

  private get isDone(): boolean {
    return store.read().includes(this.page);
  }

  private say(text: string): void {
    if (this.lastElementChild) this.lastElementChild.textContent = text;
  }
}

/** The steps of the reader's path with their progress, and the link to the first unfinished page. */
class TutorialProgress extends ProgressElement {
  render(): void {
    const done = new Set(store.read());
    const items = [...this.querySelectorAll<HTMLElement>('li[data-pages]')];
    const steps = items.map(({dataset: {pages = '', label = '', section}}) => ({
      pages: pages.split(' '),
      label,
      section: Number(section),
    }));
    for (const [index, {pages}] of steps.entries()) {
      items[index]?.toggleAttribute(
        'data-done',
        pages.every((page) => done.has(page)),
      );
      const mark = items[index]?.lastElementChild;
      if (mark) mark.textContent = extent(pages, done);
    }
    const place = firstUnfinished(steps, done);
    const end = this.querySelector<HTMLElement>('li:last-child');
    const first = (place ? items[place.step] : end)?.querySelector('a');
    const link = this.querySelector<HTMLAnchorElement>('p a');
    if (!link || !first) return;
    // The addresses of a step's pages differ only in their last segment.
    link.href = place ? new URL(steps[place.step]?.pages[place.page] ?? '', first.href).href : first.href;
    link.textContent = continueLabel(steps, place, end?.dataset['label'] ?? '');
  }
}

customElements.define('part-done', PartDone);
customElements.define('tutorial-progress', TutorialProgress);
// Another tab has marked a page, or the browser shows a page from its back/forward cache.
addEventListener('storage', renderAll);
addEventListener('pageshow', renderAll);
