import {toSymbolIndex, type SymbolIndex} from 'api-descriptions';
import type {ApiData} from './data/apiData';
import type {ApiModel} from './server/ApiModel';

/** All types and members of the newest reading, for a search. Addresses don't contain the base URL. */
export async function readSymbols(data: ApiData): Promise<SymbolIndex> {
  const reading = data.current();
  const [names, words, history] = await Promise.all([reading.names(), reading.words(), reading.history()]);
  return symbolsOf({names, words, history});
}

/** All types and members of a model. */
export function symbolsOf({names, words, history}: Pick<ApiModel, 'names' | 'words' | 'history'>): SymbolIndex {
  return toSymbolIndex({names, bound: words, lifetimes: history});
}
