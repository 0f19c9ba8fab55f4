import type {SymbolTexts} from '../shared';
import type {PlaceTable, ProsePlace} from './placeTable';
import type {TextDocument} from './text/TextStore';

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
