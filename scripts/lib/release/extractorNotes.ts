import type {DocId} from 'api-model';
import {typeOf, type ReleaseSummary} from './releaseSummary';

/**
 * The output of `npm run api:update` that needs attention: unknown names from other libraries, and notes about
 * declarations that the release added or changed. Notes about older ones are repeated each time, so they are left out.
 */
export function extractorNotes(output: string, {types, members}: ReleaseSummary): readonly string[] {
  const ids = new Set([types, members].flatMap(({added, changed}) => [...added, ...changed]));
  const isNew = (id: DocId): boolean => ids.has(id) || ids.has(typeOf(id));
  return output.split(/\r?\n/).flatMap((line) => {
    if (line.startsWith('- ')) return [line.slice('- '.length)];
    const id = /^(?:Differs on \w+|Overrides a member that no known base class has): (\S+)/.exec(line)?.[1];
    return id !== undefined && isNew(id as DocId) ? [line] : [];
  });
}
