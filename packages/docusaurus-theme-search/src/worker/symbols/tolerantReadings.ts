import type {Reading} from './readings';

/** Of many words each may be anything. */
const mostSplits = 3;

/** Readings with typing errors, but for those that ask too much of chance. */
export function tolerantReadings(readings: readonly Reading[]): readonly Reading[] {
  const splits = readings.filter((reading) => reading.type === 'member' && reading.joint === 'space').length;
  return readings.flatMap((reading): readonly Reading[] => {
    if (reading.type === 'name') return [{...reading, isTolerant: true}];
    if (reading.type === 'words' || reading.joint === 'reverse' || !reading.name) return [];
    if (reading.joint === 'space' && splits > mostSplits) return [];
    return [
      {...reading, tolerant: 'name'},
      {...reading, tolerant: 'owner'},
    ];
  });
}
