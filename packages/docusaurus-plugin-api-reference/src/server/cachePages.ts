import type {WordsLookup} from './words/linkWords';

type Kind = keyof WordsLookup;

/** A description that a page was made from. */
interface Read {
  readonly kind: Kind;
  readonly key: string;
  /** Identifies the description's text: a changed file has been parsed again, so its positions are other objects. */
  readonly position: object | undefined;
}

interface KeptPage<Page> {
  readonly inputs: readonly unknown[];
  readonly reads: readonly Read[];
  readonly page: Page;
}

/** What pages are made from. */
interface Sources {
  /** Everything except descriptions. If one of these is another object or value, all pages are made again. */
  readonly inputs: readonly unknown[];
  readonly words: WordsLookup;
}

/**
 * Returns a function that makes a page, or returns the page that it made before if everything it was made from is
 * unchanged. An edited description changes few of hundreds of pages, so the dev server shows it sooner.
 */
export function cachePages<Page>() {
  const kept = new Map<string, KeptPage<Page>>();
  return async (
    id: string,
    {inputs, words}: Sources,
    make: (words: WordsLookup) => Promise<Page> | Page,
  ): Promise<Page> => {
    const before = kept.get(id);
    if (before && isCurrent(before, inputs, words)) return before.page;
    const reads: Read[] = [];
    const page = await make(recordReads(words, reads));
    kept.set(id, {inputs, reads, page});
    return page;
  };
}

function isCurrent<Page>(page: KeptPage<Page>, inputs: readonly unknown[], words: WordsLookup): boolean {
  return (
    page.inputs.length === inputs.length &&
    page.inputs.every((input, index) => input === inputs[index]) &&
    page.reads.every(({kind, key, position}) => positionOf(words, kind, key) === position)
  );
}

/** Returns the same descriptions, but adds each one that is looked up to `reads`. */
function recordReads(words: WordsLookup, reads: Read[]): WordsLookup {
  const recording = (kind: Kind) => ({
    get(key: string) {
      reads.push({kind, key, position: positionOf(words, kind, key)});
      return words[kind].get(key as never);
    },
  });
  return {
    types: recording('types'),
    members: recording('members'),
    namespaces: recording('namespaces'),
  } as WordsLookup;
}

function positionOf(words: WordsLookup, kind: Kind, key: string): object | undefined {
  const found = words[kind].get(key as never);
  return found && ('description' in found ? found.description.position : found.position);
}
