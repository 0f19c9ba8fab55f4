import type {SearchRequest} from 'search-engine';
import {pick, type Random} from './choose';
import {prototypeNames} from './hostileTexts';

/** A request of the box or page, sometimes restricted as somebody might write it in the address. */
export function generateRequest(query: string, contexts: readonly string[], random: Random): SearchRequest {
  const which = random();
  if (which < 0.7) return {query, offset: 0, limit: 8};
  const request = {query, offset: pick([0, 0, 20, 40, 10_000], random), limit: 20};
  const context = random() < 0.8 ? pick(contexts, random) : pick(prototypeNames, random);
  if (which < 0.8) return {...request, within: context};
  if (which < 0.9) return {...request, outside: context};
  return which < 0.95 ? {...request, kind: pick([...kinds, ...prototypeNames], random)} : request;
}

const kinds = ['types', 'methods', 'properties', 'fields', 'constructors', 'class', 'enum', 'method'];
