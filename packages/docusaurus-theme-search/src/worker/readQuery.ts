import {maxQueryLength} from '../shared';

/**
 * Normalizes a query: replaces full-width letters and signs, ligatures and the like with ordinary ones (Unicode's NFKC), and
 * truncates it.
 */
export function readQuery(text: string): string {
  return text.slice(0, maxQueryLength).normalize('NFKC').slice(0, maxQueryLength);
}
