import type {Reading} from './readings';

/** With more splits than this, too many words could match by chance. */
const maxSplits = 3;

/** Returns the readings with typing errors allowed, except those that would match too much by chance. */
export function tolerantReadings(readings: readonly Reading[]): readonly Reading[] {
  const splits = readings.filter((reading) => reading.type === 'member' && reading.joint === 'space').length;
  return readings.flatMap((reading): readonly Reading[] => {
    if (reading.type === 'name') return [{...reading, isTolerant: true}];
    if (reading.type === 'words' || reading.joint === 'reverse' || !reading.name) return [];
    if (reading.joint === 'space' && splits > maxSplits) return [];
    return [
      {...reading, tolerant: 'name'},
      {...reading, tolerant: 'owner'},
    ];
  });
}
