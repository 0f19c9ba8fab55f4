// <capture-gallery>: the gallery's filter and the comparison of its loops. Without it, the gallery is plain HTML.
import 'file-copies';
import {openComparison} from './comparison';
import {cardsIn, showCards, type GalleryCard} from './galleryCards';
import {countText, fits, readQuery, writeQuery, type GalleryQuery} from './query';
import {addTray, maxCompared, type Tray} from './tray';

class CaptureGallery extends HTMLElement {
  private leaving?: AbortController;
  private cards: readonly GalleryCard[] = [];
  private tray?: Tray;

  connectedCallback(): void {
    const article = this.closest('[data-article], article, main') ?? document.body;
    this.leaving = new AbortController();
    const {signal} = this.leaving;
    this.cards = cardsIn(article);
    // Removes the elements of an earlier visit to the page.
    for (const element of this.querySelectorAll(':scope > :not(search)')) element.remove();
    this.tray = addTray(this, {onCompare: () => void this.compare(), onClear: () => this.choose([])});
    this.apply(readQuery(location.search, this.groups));
    this.addEventListener('input', () => this.update(), {signal});
    this.addEventListener('keydown', (event) => this.clearText(event), {signal});
    article.addEventListener('change', ({target}) => this.isBox(target) && this.choose(this.compared), {signal});
  }

  disconnectedCallback(): void {
    this.leaving?.abort();
  }

  private get field(): HTMLInputElement | null {
    return this.querySelector('input[name="q"]');
  }

  private get select(): HTMLSelectElement | null {
    return this.querySelector('select');
  }

  private get groups(): readonly string[] {
    return [...(this.select?.options ?? [])].map(({value}) => value);
  }

  private get compared(): readonly string[] {
    return this.cards.filter(({box}) => box?.checked).map(({type}) => type);
  }

  private isBox(target: EventTarget | null): boolean {
    return this.cards.some(({box}) => box === target);
  }

  /** Applies the query of the address. */
  private apply({text, group, compared}: GalleryQuery): void {
    if (this.field) this.field.value = text;
    if (this.select) this.select.value = group;
    for (const {box, type} of this.cards) if (box) box.checked = compared.includes(type);
    this.showChosen();
    this.showFitting();
    if (this.compared.length > 1) void this.compare();
  }

  private update(): void {
    this.showFitting();
    this.updateAddress();
  }

  private clearText(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.target !== this.field || !this.field) return;
    this.field.value = '';
    this.update();
  }

  private choose(compared: readonly string[]): void {
    for (const {box, type} of this.cards) if (box) box.checked = compared.includes(type);
    this.showChosen();
    this.updateAddress();
  }

  private compare(): Promise<void> {
    const chosen = this.cards.filter(({box}) => box?.checked);
    return openComparison(this, chosen);
  }

  private showChosen(): void {
    const {length} = this.compared;
    for (const {box} of this.cards) if (box) box.disabled = length >= maxCompared && !box.checked;
    this.tray?.show(length);
  }

  private showFitting(): void {
    const {query} = this;
    const count = showCards(this.cards, (card) => fits(card, query));
    const output = this.querySelector('output');
    const isFiltering = query.text.trim() !== '' || query.group !== '';
    if (output) output.textContent = isFiltering ? countText(count) : '';
  }

  private get query(): GalleryQuery {
    return {text: this.field?.value ?? '', group: this.select?.value ?? '', compared: this.compared};
  }

  private updateAddress(): void {
    history.replaceState(history.state, '', location.pathname + writeQuery(this.query) + location.hash);
  }
}

customElements.define('capture-gallery', CaptureGallery);

export {};
