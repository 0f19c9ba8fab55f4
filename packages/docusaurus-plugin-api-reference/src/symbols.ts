import {toSymbolIndex, type SymbolIndex} from 'api-descriptions';
import type {ApiModel} from './server/ApiModel';

/** Passes on the symbols from the plugin, which has read the facts, so that they don't have to be read again. */
export interface SymbolHandover {
  /** For the plugin. */
  readonly give: (model: ApiModel) => void;
  /** For code that runs after the build. Addresses don't contain the base URL. */
  readonly take: () => Promise<SymbolIndex>;
}

export function symbolHandover(): SymbolHandover {
  let given: ApiModel | undefined;
  return {
    give(model) {
      given = model;
    },
    take: () => (given ? Promise.resolve(symbolsOf(given)) : Promise.reject(new Error(tooEarly))),
  };
}

const tooEarly =
  'The symbols of the API were requested before its pages were built, or the API plugin lacks the "symbols" option.';

/** All types and members of a model. */
export function symbolsOf({names, words, history}: ApiModel): SymbolIndex {
  return toSymbolIndex({names, bound: words, lifetimes: history});
}
