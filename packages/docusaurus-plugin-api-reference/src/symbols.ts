import {toSymbolIndex, type SymbolIndex} from 'api-descriptions';
import type {ApiModel} from './server/ApiModel';

/** Passes the symbols on from the plugin, which has read the facts, so that nobody has to read them again. */
export interface SymbolHandover {
  /** For the plugin. */
  readonly give: (model: ApiModel) => void;
  /** For whoever comes after the build. Addresses begin at the site's root. */
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
  'The symbols of the API are asked for before its pages are made, or the API plugin was not told of it.';

/** All types and members of a model. */
export function symbolsOf({names, words, history}: ApiModel): SymbolIndex {
  return toSymbolIndex({names, bound: words, lifetimes: history});
}
