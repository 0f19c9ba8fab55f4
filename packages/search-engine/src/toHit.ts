import type {Hit, HitSymbol, SymbolTexts} from '.';
import type {PlaceTable, ProsePlace} from './placeTable';
import type {Evidence, RankedPlace} from './rank/places';
import type {SymbolMatch} from './symbols/matchSymbols';
import type {ApiSymbol} from './symbols/symbolTable';
import {excerptOf, marksOf} from './text/excerpt';

/** The data for hits. */
export interface HitSources {
  readonly places: PlaceTable;
  readonly symbolContext: string;
  readonly symbolTexts: SymbolTexts | undefined;
  readonly excerptLength: number;
}

/** Creates the hit for a place. `terms` are the words to mark if the place was not found by its text. */
export function toHit(
  {place, evidence}: Pick<RankedPlace, 'place' | 'evidence'>,
  terms: readonly string[],
  sources: HitSources,
): Hit {
  const {places} = sources;
  const symbol = places.symbolAt(place);
  const words = evidence.text?.terms ?? terms;
  if (symbol) return symbolHit(place, symbol, evidence, words, sources);
  const prose = places.proseAt(place);
  if (!prose) throw new Error(`There is no place ${place} in the index.`);
  return proseHit(prose, evidence, words, sources.excerptLength);
}

function proseHit(
  {context, page, section, text}: ProsePlace,
  evidence: Evidence,
  terms: readonly string[],
  length: number,
): Hit {
  const {anchor, heading} = section ?? {anchor: '', heading: ''};
  const found = evidence.text?.type ?? (section ? 'heading' : 'title');
  const fallback = section ? '' : page.description;
  const excerpt =
    found === 'content' && text ? excerptOf(text, terms, length) : excerptOf(fallback || (text ?? ''), terms, length);
  return {
    u: page.address,
    h: anchor === '' ? '' : `#${anchor}`,
    t: page.title,
    s: heading,
    b: page.breadcrumbs,
    type: found,
    context,
    titleMarks: marksOf(page.title, terms),
    sectionMarks: marksOf(heading, terms),
    excerpt: excerpt.text,
    excerptMarks: excerpt.marks,
  };
}

function symbolHit(
  place: number,
  symbol: ApiSymbol,
  evidence: Evidence,
  terms: readonly string[],
  sources: HitSources,
): Hit {
  const {places, symbolTexts, symbolContext} = sources;
  const owner = symbol.owner === undefined ? undefined : places.symbolAt(symbol.owner);
  const summary = symbolTexts?.summaries[place] ?? '';
  return {
    u: symbol.path,
    h: symbol.anchor === '' ? '' : `#${symbol.anchor}`,
    t: symbol.name,
    s: owner?.name ?? '',
    b: [symbol.namespace],
    type: evidence.symbol || evidence.concept ? 'title' : (evidence.text?.type ?? 'title'),
    context: symbolContext,
    titleMarks: evidence.symbol?.nameMarks ?? marksOf(symbol.name, terms),
    sectionMarks: evidence.symbol?.ownerMarks ?? (owner ? marksOf(owner.name, terms) : []),
    excerpt: summary,
    excerptMarks: evidence.symbol ? [] : marksOf(summary, terms),
    symbol: toHitSymbol(symbol, evidence, symbolTexts?.signatures[place]),
  };
}

function toHitSymbol(symbol: ApiSymbol, evidence: Evidence, signature: string | undefined): HitSymbol {
  const {kind, namespace, since, until, overloads} = symbol;
  const match = isNamed(evidence) ? undefined : evidence.concept?.match;
  return {
    kind,
    namespace,
    overloads,
    ...(signature !== undefined && signature !== '' && {signature}),
    ...(since !== undefined && {since}),
    ...(until !== undefined && {until}),
    ...(match?.kind === 'renamed' && {note: `${match.phrase} in ${match.from ?? 'other engines'}`}),
  };
}

const ownNames: readonly (SymbolMatch['how'] | undefined)[] = ['exact', 'exactWithoutPrefix', 'prefix', 'humps'];

/** Returns true if the query has the symbol's own name, so that no note about another name is needed. */
function isNamed({symbol}: Evidence): boolean {
  return ownNames.includes(symbol?.how);
}
