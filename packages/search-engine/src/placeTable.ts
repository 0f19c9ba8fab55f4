import type {FirstLane, SymbolTexts, TextLane} from '.';
import {decodePage, type Page} from './page';
import type {PlaceInfo, Places} from './rank/places';
import type {ApiSymbol, SymbolTable} from './symbols/symbolTable';
import type {TextDocument} from './text/TextStore';

/** A page of prose, or one of its sections. */
export interface ProsePlace {
  readonly context: string;
  readonly page: Page;
  /** Number of the page's own place. */
  readonly pagePlace: number;
  /** Undefined for the page itself. */
  readonly section?: Page['sections'][number];
  /** Absent until the context's text has loaded. */
  text?: string;
}

/** Everything that can be a hit: symbols with the numbers of their table, then pages, each followed by its sections. */
export class PlaceTable implements Places {
  readonly prose: ProsePlace[] = [];
  /** Pages, sections, and symbols with a page. Members are too many, so they are found through their type. */
  private readonly byAddress = new Map<string, number>();

  constructor(
    readonly symbols: SymbolTable | undefined,
    contexts: FirstLane['contexts'],
  ) {
    for (const {name, pages} of contexts) for (const page of pages) this.addPage(name, decodePage(page));
    for (let index = 0; index < (symbols?.containers ?? 0); index++) {
      const symbol = symbols?.symbols[index];
      if (symbol && symbol.until === undefined) this.name(symbol.path, index);
    }
  }

  get symbolCount(): number {
    return this.symbols?.symbols.length ?? 0;
  }

  symbolAt(place: number): ApiSymbol | undefined {
    return this.symbols?.symbols[place];
  }

  proseAt(place: number): ProsePlace | undefined {
    return this.prose[place - this.symbolCount];
  }

  /** Returns the place at an address: `/docs/guides/sound`, `/docs/api/cocos2d.ccnode#RunAction`. */
  find(address: string): number | undefined {
    return this.byAddress.get(address) ?? this.findMember(address);
  }

  private findMember(address: string): number | undefined {
    const [page = '', anchor = ''] = address.split('#');
    const type = this.byAddress.get(page);
    if (!this.symbols || anchor === '' || type === undefined || type >= this.symbols.containers) return undefined;
    return this.symbols.childrenOf(type).find((member) => this.symbolAt(member)?.anchor === anchor);
  }

  pageOf(place: number): number {
    return this.proseAt(place)?.pagePlace ?? place;
  }

  targetOf(place: number): number {
    const symbol = this.symbolAt(place);
    if (symbol?.until === undefined) return place;
    // A removed type's page has no anchors for its members.
    return this.byAddress.get(symbol.path) ?? (symbol.owner === undefined ? place : this.targetOf(symbol.owner));
  }

  factsOf(place: number): PlaceInfo {
    const symbol = this.symbolAt(place);
    if (symbol) return symbolFacts(symbol);
    const prose = this.proseAt(place);
    return {
      kind: prose?.section ? 'section' : 'page',
      popularity: prose?.page.links ?? 0,
      isRemoved: false,
      ...(prose?.page.release !== undefined && {release: prose.page.release}),
    };
  }

  /** Returns the places of a context's pages with their texts, and stores the texts for excerpts. */
  *addTexts(context: string, texts: TextLane['texts']): Generator<{place: number; text: string}> {
    const ofContext = this.prose.flatMap((prose, index) =>
      prose.context === context ? [{prose, place: this.symbolCount + index}] : [],
    );
    const flat = texts.flat();
    for (const [index, {prose, place}] of ofContext.entries()) {
      prose.text = flat[index] ?? '';
      yield {place, text: prose.text};
    }
  }

  private addPage(context: string, page: Page): void {
    const pagePlace = this.symbolCount + this.prose.length;
    this.prose.push({context, page, pagePlace});
    this.name(page.address, pagePlace);
    for (const section of page.sections) {
      this.name(`${page.address}#${section.anchor}`, this.symbolCount + this.prose.length);
      this.prose.push({context, page, pagePlace, section});
    }
  }

  private name(address: string, place: number): void {
    if (!this.byAddress.has(address)) this.byAddress.set(address, place);
  }
}

function symbolFacts({kind, owner, popularity, until}: ApiSymbol): PlaceInfo {
  const isType = owner === undefined;
  return {
    kind: kind === 'namespace' ? 'namespace' : isType ? 'type' : 'member',
    popularity,
    isRemoved: until !== undefined,
  };
}

/** Returns the documents that can be indexed before the texts load: names of prose. */
export function* nameDocuments(places: PlaceTable): Generator<TextDocument> {
  for (const [index, prose] of places.prose.entries()) yield {id: places.symbolCount + index, fields: namesOf(prose)};
}

/** Returns the texts of a context, including its symbols' summaries. */
export function* textDocuments(
  places: PlaceTable,
  context: string,
  texts: readonly (readonly string[])[],
  symbols: SymbolTexts | undefined,
): Generator<TextDocument> {
  for (const {place, text} of places.addTexts(context, texts)) yield {id: place, fields: {content: text}};
  for (const [id, summary] of (symbols?.summaries ?? []).entries()) {
    if (summary !== '') yield {id, fields: {title: memberTitle(places, id), description: summary}};
  }
}

/** A section is also found by its page's title, but that is not its own title. */
function namesOf({page, section}: ProsePlace): TextDocument['fields'] {
  const {title, description, keywords} = page;
  return section ? {heading: section.heading, pageTitle: title} : {title, description, keywords: keywords.join(' ')};
}

function memberTitle(places: PlaceTable, id: number): string {
  const symbol = places.symbolAt(id);
  const owner = symbol?.owner === undefined ? undefined : places.symbolAt(symbol.owner);
  return owner ? `${owner.name} ${symbol?.name ?? ''}` : (symbol?.name ?? '');
}
