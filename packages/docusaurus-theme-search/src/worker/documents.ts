import type {SymbolTexts} from '../shared';
import type {PlaceTable, ProsePlace} from './placeTable';
import type {TextDocument} from './text/TextStore';

/** What is known of prose before its text has come. */
export function* nameDocuments(places: PlaceTable): Generator<TextDocument> {
  for (const [index, prose] of places.prose.entries()) yield {id: places.symbolCount + index, fields: namesOf(prose)};
  for (const [id, {name, summary}] of (places.symbols?.symbols ?? []).entries())
    if (summary !== undefined) yield {id, fields: {title: name, description: summary}};
}

/** The texts of a context, its symbols' summaries among them. */
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

/** A section is found by its page's title too, but does not count as being called so. */
function namesOf({page, heading}: ProsePlace): TextDocument['fields'] {
  if (heading !== undefined) return {heading: page.h[heading]?.[1] ?? '', keywords: page.t};
  return {title: page.t, description: page.d ?? '', keywords: page.k?.join(' ') ?? ''};
}

function memberTitle(places: PlaceTable, id: number): string {
  const symbol = places.symbolAt(id);
  const owner = symbol?.owner === undefined ? undefined : places.symbolAt(symbol.owner);
  return owner ? `${owner.name} ${symbol?.name ?? ''}` : (symbol?.name ?? '');
}
