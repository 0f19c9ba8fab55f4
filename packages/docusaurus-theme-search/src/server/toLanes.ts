import {
  excerptLength,
  indexFormat,
  type ConceptsFile,
  type ConceptsLane,
  type FirstLane,
  type PageNames,
  type SymbolsLane,
  type SymbolTexts,
  type TextLane,
} from 'search-engine';
import {encodePage} from 'search-engine/indexing';
import type {CheckedSearchOptions} from '../options';
import type {ReadPage} from './readPage';

/** A page with its address and context. */
export interface IndexedPage extends ReadPage {
  readonly address: string;
  /** Without base URL and docs version. */
  readonly path: string;
  readonly context: string;
}

export interface EncodedSymbols {
  readonly lane: SymbolsLane;
  readonly texts: SymbolTexts;
}

/** The data for the lanes of one version. */
export interface LaneSources {
  readonly options: Pick<CheckedSearchOptions, 'contexts' | 'symbols' | 'excerptLength'>;
  /** In the order of their addresses. */
  readonly pages: readonly IndexedPage[];
  /** How many pages link to a page, by its address. */
  readonly links: ReadonlyMap<string, number>;
  readonly concepts: ConceptsLane;
  /** Addresses with the base URL. */
  readonly popular: readonly string[];
  readonly symbols?: EncodedSymbols;
}

export interface Lanes {
  readonly first: FirstLane;
  readonly concepts: ConceptsFile;
  /** By context. */
  readonly texts: ReadonlyMap<string, TextLane>;
}

/** Makes the lanes of a version: first the names of everything, then the concepts, then the text of each context. */
export function toLanes(sources: LaneSources): Lanes {
  const {contexts, symbols: source} = sources.options;
  const inContext = (name: string) => sources.pages.filter(({context}) => context === name);
  const symbols = source && sources.symbols && {context: source.context, ...sources.symbols};
  return {
    first: {
      format: indexFormat,
      contexts: contexts.map(({name, label}) => ({
        name,
        pages: inContext(name).map((page) => toNames(page, label, sources.links)),
      })),
      ...(symbols && {symbols: {context: symbols.context, lane: symbols.lane}}),
      ...(sources.popular.length > 0 && {popular: sources.popular}),
      ...(sources.options.excerptLength !== excerptLength && {excerptLength: sources.options.excerptLength}),
    },
    concepts: {format: indexFormat, concepts: sources.concepts},
    texts: new Map(
      contexts.map(({name}) => [
        name,
        {
          format: indexFormat,
          texts: inContext(name).map(toTexts),
          ...(symbols?.context === name && {symbols: symbols.texts}),
        },
      ]),
    ),
  };
}

function toNames(page: IndexedPage, contextLabel: string, links: ReadonlyMap<string, number>): PageNames {
  const breadcrumbs = page.breadcrumbs.length > 0 ? page.breadcrumbs : [contextLabel];
  return encodePage({...page, breadcrumbs, links: links.get(page.address) ?? 0});
}

const toTexts = ({introduction, sections}: IndexedPage): readonly string[] => [
  introduction,
  ...sections.map(({text}) => text),
];
