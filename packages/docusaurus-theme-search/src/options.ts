import {Joi} from '@docusaurus/utils-validation';
import {conceptsName, excerptLength} from 'search-engine';

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
  /** Called after the build, or on the dev server for the first search after an edit. */
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

const path = Joi.string().pattern(/^\//);

const contextName =
  `the context's name "{#value}" must consist of lowercase letters, digits and hyphens, ` +
  `and not "first" or "${conceptsName}".`;

const context = Joi.object<SearchContext>({
  name: Joi.string()
    .pattern(/^[a-z][a-z0-9-]*$/)
    // The names of the index's other files.
    .invalid('first', conceptsName)
    .required()
    .messages({'string.pattern.base': contextName, 'any.invalid': contextName}),
  label: Joi.string().allow('').required(),
  paths: Joi.array().items(path).min(1).required().messages({'array.min': 'the context "{name}" has no paths.'}),
}).unknown();

/** A shorter excerpt has no room for a word. */
const minExcerptLength = 10;

const keys = {
  contexts: Joi.array()
    .items(context)
    .min(1)
    .required()
    .messages({'*': '{#label} is wrong: contexts must list at least one \\{name, label, paths\\}.'}),
  symbols: Joi.object<SymbolSource>({
    load: Joi.function().required().messages({'*': 'symbols.load must be a function.'}),
  }).unknown(),
  conceptsDir: Joi.any(),
  tasksFile: Joi.any(),
  shortcut: Joi.string()
    .pattern(/^(?:(?:mod|ctrl|meta|alt|shift)\+)*[^+\s]+$/)
    .default('mod+k')
    .messages({'*': 'shortcut "{#value}" must be a key, with modifiers before it: "mod+k", "shift+alt+f", "/".'}),
  excerptLength: Joi.number()
    .integer()
    .min(minExcerptLength)
    .default(excerptLength)
    .messages({'*': `excerptLength must be a whole number of characters, at least ${minExcerptLength}.`}),
  popular: Joi.array()
    .items(path)
    .default([])
    .messages({'*': 'popular must list addresses that start with "/", without the base URL.'}),
  ask: Joi.any(),
  indexDocs: Joi.boolean().default(true),
  indexBlog: Joi.boolean().default(true),
};

const schema = Joi.object<CheckedSearchOptions & {readonly id?: string}>({...keys, id: Joi.any()})
  .custom((options: CheckedSearchOptions) => {
    const problem = findConflict(options);
    if (problem !== undefined) throw new Error(problem);
    return options;
  })
  .messages({
    'object.unknown': `unknown option "{#child}". Known: ${Object.keys(keys).join(', ')}.`,
    'any.custom': '{#error.message}',
  });

/**
 * Checks the options and fills in the defaults.
 *
 * @throws Error that names the first invalid option.
 */
export function checkOptions(given: SearchOptions): CheckedSearchOptions {
  const result = schema.validate(given, {convert: false, errors: {wrap: {label: false}}});
  if (result.error) throw new Error(`Options of docusaurus-theme-search: ${result.error.message}`);
  return result.value;
}

/** Returns what is wrong with options that are valid on their own. */
function findConflict({contexts, symbols}: CheckedSearchOptions): string | undefined {
  const names = contexts.map(({name}) => name);
  if (symbols && !names.includes(symbols.context))
    return `symbols.context is "${symbols.context}"; the contexts are ${names.join(', ')}.`;
  return (
    findTwice(names, 'is the name of two contexts.') ??
    findTwice(
      contexts.flatMap(({paths}) => paths),
      'is a path of two contexts.',
    )
  );
}

function findTwice(names: readonly string[], what: string): string | undefined {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  return twice === undefined ? undefined : `"${twice}" ${what}`;
}
