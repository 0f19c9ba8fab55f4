// <part-done> and <tutorial-progress>: the HTML in them is the server's; here it learns what the reader has finished.
import {createProgressStore} from './progressStore';

const store = createProgressStore(() => localStorage);
const shown = new Set<ProgressElement>();
const renderAll = (): void => shown.forEach((element) => element.render());

/** An element of its own is told when it comes into the page, however the reader has got there. */
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

/** The button that marks a part. */
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
        ? `Marked as finished${isKept ? '' : ' for this visit: your browser keeps nothing for this site'}. Press again to undo.`
        : 'Not finished any more.',
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

/** The list of parts, each with its mark, and the link to the first one that is left. */
class TutorialProgress extends ProgressElement {
  render(): void {
    const done = store.read();
    const parts = [...this.querySelectorAll('li')];
    const left = parts.findIndex(({dataset}) => !done.includes(dataset['page'] ?? ''));
    for (const part of parts) {
      const isDone = done.includes(part.dataset['page'] ?? '');
      part.toggleAttribute('data-done', isDone);
      if (part.lastElementChild) part.lastElementChild.textContent = isDone ? ' (finished)' : '';
    }
    const target = parts[Math.max(left, 0)]?.querySelector('a');
    const link = this.querySelector<HTMLAnchorElement>('p a');
    if (!link || !target) return;
    link.href = target.href;
    link.textContent =
      left < 0 ? 'All parts finished. Start over' : `${left === 0 ? 'Start' : 'Continue'} with part ${left + 1}`;
  }
}

customElements.define('part-done', PartDone);
customElements.define('tutorial-progress', TutorialProgress);
// Another tab has marked a part; or the browser shows a page again as it was left.
addEventListener('storage', renderAll);
addEventListener('pageshow', renderAll);
