import type {SymbolIndex} from 'api-descriptions';
import type {FirstLane, TextLane} from 'docusaurus-theme-search/shared';

/** What a site speaks of: what real queries are made of. */
export interface Vocabulary {
  /** Types, members, and members with their type. */
  readonly names: readonly string[];
  /** Titles, headings, keywords, wanted things, names of elsewhere. */
  readonly phrases: readonly string[];
  /** Running text, a section each. */
  readonly texts: readonly string[];
}

/** The words of a built site's index. None of the lists is empty. */
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
