import type {SymbolIndex} from 'api-descriptions';
import type {FirstLane, TextLane} from 'search-engine';

/** The words of a site, from which real queries are made. */
export interface Vocabulary {
  /** Types, members, and members with their type. */
  readonly names: readonly string[];
  /** Titles, headings, keywords, concepts, names from other engines. */
  readonly phrases: readonly string[];
  /** Running text, one item per section. */
  readonly texts: readonly string[];
}

/** Reads the words of a built site's index. None of the lists is empty. */
export function readVocabulary(symbols: SymbolIndex, first: FirstLane, texts: readonly TextLane[]): Vocabulary {
  const pages = first.contexts.flatMap((context) => context.pages);
  return {
    names: symbols.types.flatMap(({name, uid, members}) => [
      name,
      uid,
      ...members.flatMap((member) => [member.name, `${name}.${member.name}`]),
    ]),
    phrases: pages.flatMap(({t, k = [], h}) => [t, ...k, ...h.map(([, heading]) => heading)]),
    texts: texts.flatMap((lane) => lane.texts.flat()).filter((text) => text.trim() !== ''),
  };
}
