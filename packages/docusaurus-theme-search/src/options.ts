import {conceptsName, excerptLength} from './shared/constants';

/** A part of the site that can be searched separately. */
export interface SearchContext {
  /** Used in addresses and file names: lowercase letters, digits and hyphens. */
  readonly name: string;
  readonly label: string;
  /** Prefixes of its pages' addresses (`/docs/guides`), without base URL and docs version. The longest match wins. */
  readonly paths: readonly string[];
}

/** Symbols of an API. Their pages are found by name and signature, not by their text. */
export interface SymbolSource<Index = unknown> {
  /** Name of the context that their pages belong to. */
  readonly context: string;
  /** Called once, after the build. */
  readonly load: () => Promise<Index>;
  /** Ids of headings of generated lists of symbols. Text there is not searched, and links there don't add to popularity. */
  readonly generatedSections?: readonly string[];
}

export interface SearchOptions {
  readonly contexts: readonly SearchContext[];
  readonly symbols?: SymbolSource;
  /** Absolute path of the folder with `concepts.yaml`, `synonyms.yaml` and `renamed.yaml`. */
  readonly conceptsDir?: string;
  /** Absolute path of a YAML list of tasks and the symbols for each, in the format of the API's introduction. */
  readonly tasksFile?: string;
  /** Keys that focus the box. */
  readonly shortcut?: string;
  /** Length of the excerpt around a hit, in characters; 50 by default. */
  readonly excerptLength?: number;
  /** Popular docs and posts, best first, which an empty box shows. Written like the paths of contexts. */
  readonly popular?: readonly string[];
  /** Link for readers whose question the search does not answer. */
  readonly ask?: {readonly label: string; readonly href: string};
  readonly indexDocs?: boolean;
  readonly indexBlog?: boolean;
}

/** Options with all defaults filled in. */
export type CheckedSearchOptions = SearchOptions &
  Required<Pick<SearchOptions, 'shortcut' | 'excerptLength' | 'popular' | 'indexDocs' | 'indexBlog'>>;

const defaults = {shortcut: 'mod+k', excerptLength, popular: [], indexDocs: true, indexBlog: true};

/**
 * Checks the options and fills in the defaults.
 *
 * @throws Error that names the first invalid option.
 */
export function checkOptions(given: SearchOptions): CheckedSearchOptions {
  const options = {...defaults, ...given};
  const problem = findProblem(options);
  if (problem !== undefined) throw new Error(`Options of docusaurus-theme-search: ${problem}`);
  return options;
}

/** A shorter excerpt has no room for a word. */
const shortestExcerpt = 10;

type Check = (options: CheckedSearchOptions) => string | undefined;

const checks: readonly Check[] = [
  findUnknown,
  ({contexts}) =>
    isListOf(contexts, isContext) && contexts.length > 0
      ? undefined
      : 'contexts has to list at least one {name, label, paths}.',
  ({contexts}) => firstOf(contexts, findContextProblem),
  ({contexts}) =>
    findTwice(
      contexts.map(({name}) => name),
      'is the name of two contexts.',
    ),
  ({contexts}) =>
    findTwice(
      contexts.flatMap(({paths}) => paths),
      'is a path of two contexts.',
    ),
  ({symbols, contexts}) =>
    symbols && !contexts.some(({name}) => name === symbols.context)
      ? `symbols.context is "${symbols.context}"; the contexts are ${contexts.map(({name}) => name).join(', ')}.`
      : undefined,
  ({symbols}) => (symbols && typeof symbols.load !== 'function' ? 'symbols.load has to be a function.' : undefined),
  ({shortcut}) =>
    /^(?:(?:mod|ctrl|meta|alt|shift)\+)*[^+\s]+$/.test(shortcut)
      ? undefined
      : `shortcut "${shortcut}" has to be a key, with modifiers before it: "mod+k", "shift+alt+f", "/".`,
  ({excerptLength: length}) =>
    Number.isInteger(length) && length >= shortestExcerpt
      ? undefined
      : `excerptLength has to be a whole number of characters, at least ${shortestExcerpt}.`,
  ({popular}) =>
    isListOf(popular, isPath) ? undefined : 'popular has to list addresses that start with "/", without the base URL.',
];

const findProblem: Check = (options) => firstOf(checks, (check) => check(options));

const known = ['contexts', 'symbols', 'conceptsDir', 'tasksFile', 'ask', 'id', ...Object.keys(defaults)];

function findUnknown(options: CheckedSearchOptions): string | undefined {
  const name = Object.keys(options).find((each) => !known.includes(each));
  return name === undefined
    ? undefined
    : `unknown option "${name}". Known: ${known.filter((each) => each !== 'id').join(', ')}.`;
}

/** The names of the index's other files. */
const reservedNames: readonly string[] = ['first', conceptsName];

function findContextProblem({name, paths}: SearchContext): string | undefined {
  if (!/^[a-z][a-z0-9-]*$/.test(name) || reservedNames.includes(name))
    return `the context's name "${name}" has to be of small letters, digits and hyphens, and not "first" or "${conceptsName}".`;
  return paths.length > 0 ? undefined : `the context "${name}" has no paths.`;
}

function findTwice(names: readonly string[], what: string): string | undefined {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? undefined : `"${twice}" ${what}`;
}

function isContext(value: unknown): value is SearchContext {
  const {name, label, paths} = (value ?? {}) as Partial<Record<keyof SearchContext, unknown>>;
  return typeof name === 'string' && typeof label === 'string' && isListOf(paths, isPath);
}

const isPath = (value: unknown): value is string => typeof value === 'string' && value.startsWith('/');

function isListOf<Item>(value: unknown, isItem: (item: unknown) => item is Item): value is readonly Item[] {
  return Array.isArray(value) && value.every(isItem);
}

function firstOf<Item, Found>(items: readonly Item[], find: (item: Item) => Found | undefined): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
