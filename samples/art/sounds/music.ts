import {bass, marimba, shaker, string} from './instruments';
import {mixAround, withPeak, type Signal} from './signal';

export const musicRate = 16_000;

/** 160 beats per minute: half a beat is 3,000 samples, and the eight bars are exactly 12 seconds. */
const halfBeat = 3_000;
const halfBeatsInBar = 8;

/** A bar of the song: its chord, the bass below it, and a melody of eight half beats; `-` lets the previous note ring. */
interface Bar {
  readonly chord: readonly string[];
  readonly low: readonly [string, string];
  readonly melody: string;
}

const C = {chord: ['G4', 'C4', 'E4', 'C5'], low: ['C3', 'G2']} as const;
const F = {chord: ['A4', 'C4', 'F4', 'C5'], low: ['F2', 'C3']} as const;
const G = {chord: ['G4', 'D4', 'G4', 'B4'], low: ['G2', 'D3']} as const;
const A = {chord: ['A4', 'C4', 'E4', 'A4'], low: ['A2', 'E3']} as const;

const song: readonly Bar[] = [
  {...C, melody: 'E5 - G5 E5 - C5 E5 -'},
  {...F, melody: 'F5 - A5 F5 - C5 F5 -'},
  {...G, melody: 'D5 - G5 D5 - B4 D5 F5'},
  {...C, melody: 'E5 - C5 - G5 - - -'},
  {...A, melody: 'A5 - G5 E5 - C5 E5 -'},
  {...F, melody: 'F5 - E5 D5 - C5 A4 -'},
  {...G, melody: 'B4 - D5 G5 - F5 D5 B4'},
  {...C, melody: 'C5 - E5 D5 C5 - - -'},
];

/** A cheerful song for marimba, ukulele, bass and shaker. Notes that ring beyond its end continue at its beginning. */
export function music(): Signal {
  const track = new Float64Array(song.length * halfBeatsInBar * halfBeat);
  song.forEach((bar, index) => playBar(track, bar, index * halfBeatsInBar * halfBeat, index));
  return withPeak(track, 0.5);
}

function playBar(track: Signal, {chord, low, melody}: Bar, start: number, index: number): void {
  const at = (halfBeats: number): number => start + halfBeats * halfBeat;
  melody.split(' ').forEach((note, step) => {
    if (note !== '-') mixAround(track, marimba(note, musicRate), at(step), 0.62);
  });
  mixAround(track, bass(low[0], musicRate), at(0), 0.75);
  mixAround(track, bass(low[0], musicRate), at(3), 0.5);
  mixAround(track, bass(low[1], musicRate), at(4), 0.7);
  for (const step of [1, 3, 5, 6, 7])
    strum(track, chord, at(step), step === 3 || step === 7 ? 0.3 : 0.2, index * 8 + step);
  for (let step = 0; step < halfBeatsInBar; step++) {
    mixAround(track, shaker(musicRate, index * 8 + step + 1), at(step), step % 2 === 0 ? 0.12 : 0.2);
  }
}

/** Strums down on the strong strokes, and up and shorter on the others. */
function strum(track: Signal, chord: readonly string[], start: number, volume: number, seed: number): void {
  const down = seed % 2 === 1;
  const strings = down ? chord : [...chord].reverse();
  strings.forEach((note, order) => {
    mixAround(track, string(note, musicRate, 0.3, seed * 7 + order), start + order * 130, volume);
  });
}
