import {generateCase} from './generateCase';
import type {Vocabulary} from './vocabulary';

/** Returns how many cases, from number 0 on, make at least this many queries. */
export function countCases(vocabulary: Vocabulary, seed: number, queries: number): number {
  let [cases, made] = [0, 0];
  while (made < queries) made += generateCase(vocabulary, seed, cases++).queries.length;
  return cases;
}
