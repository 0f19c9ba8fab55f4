import type {SymbolIndex} from 'api-descriptions';
import {groupAnchorOf} from 'api-model';
import type {FirstLane, TextLane} from 'search-engine';

/** All texts that a site's index may return, by place. */
export interface SiteTexts {
  readonly contexts: readonly string[];
  /** By path. */
  readonly pages: ReadonlyMap<string, PageTexts>;
  /** By path and hash; overloads share an entry. */
  readonly symbols: ReadonlyMap<string, SymbolPlace>;
  /** Names of all symbols, removed ones too. */
  readonly symbolNames: ReadonlySet<string>;
  /** Whether the site has a page at the path. The index doesn't list the page that a removed type has kept. */
  readonly isBuilt: (path: string) => boolean;
}

export interface PageTexts {
  readonly context: string;
  readonly title: string;
  readonly breadcrumbs: readonly string[];
  /** The text of each heading, by its anchor. */
  readonly headings: ReadonlyMap<string, string>;
  /** Title, description, keywords, headings and text, one after the other. */
  readonly text: string;
}

export interface SymbolPlace {
  readonly names: ReadonlySet<string>;
  readonly signatures: ReadonlySet<string>;
  readonly summaries: readonly string[];
}

/** @param texts the full text of each context by its name */
export function readSiteTexts(
  symbols: SymbolIndex,
  first: Pick<FirstLane, 'contexts'>,
  texts: ReadonlyMap<string, TextLane>,
  isBuilt: SiteTexts['isBuilt'],
): SiteTexts {
  const names = symbols.types.flatMap(({name, members}) => [name, ...members.map((member) => member.name)]);
  return {
    contexts: first.contexts.map(({name}) => name),
    pages: new Map(first.contexts.flatMap((context) => readPages(context, texts.get(context.name)))),
    symbols: readSymbols(symbols),
    symbolNames: new Set([...names, ...symbols.namespaces.map(({name}) => name)]),
    isBuilt,
  };
}

function readPages({name, pages}: FirstLane['contexts'][number], lane?: TextLane): [string, PageTexts][] {
  return pages.map(({u, t, d = '', k = [], b, h}, index) => [
    u,
    {
      context: name,
      title: t,
      breadcrumbs: b,
      headings: new Map(h),
      text: [t, d, ...k, ...h.map(([, heading]) => heading), ...(lane?.texts[index] ?? [])].join('\n'),
    },
  ]);
}

function readSymbols({namespaces, types}: SymbolIndex): ReadonlyMap<string, SymbolPlace> {
  const places = new Map<string, {names: Set<string>; signatures: Set<string>; summaries: string[]}>();
  const add = (place: string, name: string, signature?: string, summary?: string): void => {
    const entry = places.get(place) ?? {names: new Set(), signatures: new Set(), summaries: []};
    places.set(place, entry);
    entry.names.add(name);
    if (signature !== undefined) entry.signatures.add(signature);
    if (summary !== undefined) entry.summaries.push(summary);
  };
  for (const {path, name, summary} of namespaces) add(path, name, undefined, summary);
  for (const {path, name, signature, summary, members} of types) {
    if (path === undefined) continue;
    add(path, name, signature, summary);
    for (const member of members)
      for (const anchor of anchorsOf(member)) add(`${path}#${anchor}`, member.name, member.signature, member.summary);
  }
  return places;
}

/** A member's own anchor, and the one for all overloads. */
function anchorsOf({anchor}: {readonly anchor?: string}): ReadonlySet<string> {
  return new Set(anchor === undefined ? [] : [anchor, groupAnchorOf(anchor)]);
}
