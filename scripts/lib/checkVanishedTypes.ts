import {compareText, fullNameOf, type DocId} from 'api-model';

/** The most types to name. */
const maxNames = 3;

/**
 * Throws an Error if new facts lack more than half of the documented types, because then the source is hardly the engine's.
 *
 * @param engine The folder that the facts were read from.
 */
export function checkVanishedTypes(documented: readonly DocId[], read: readonly DocId[], engine: string): void {
  const found = new Set(read);
  const vanished = documented.filter((id) => !found.has(id)).sort(compareText);
  if (vanished.length * 2 <= documented.length) return;
  const names = vanished.slice(0, maxNames).map(fullNameOf).join(', ');
  throw new Error(
    [
      `Nothing was written, because ${vanished.length} of the ${documented.length} documented types are not in ${engine}: ${names} …`,
      'Is it a clone of the engine? If the release did remove these types, delete api/facts and run api:update again.',
    ].join('\n'),
  );
}
