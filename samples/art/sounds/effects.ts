import {randomFrom} from '../random';
import {marimba, string, sweep} from './instruments';
import {faded, lowPass, sequence, signal, withPeak, type Signal} from './signal';

export const effectRate = 22_050;

/** Half of the maximum: 6 dB below the limit. */
const loud = 0.5;

/** The signal with an attack of `rise` seconds and a decay that halves it every `half` seconds. */
function shaped(source: Signal, rise: number, half: number): Signal {
  const shape = source.map((sample, index) => {
    const time = index / effectRate;
    return sample * Math.min(1, time / rise) * 0.5 ** (time / half);
  });
  return faded(shape, 0.02, effectRate);
}

function noise(seconds: number, cutoff: number, seed: number): Signal {
  const random = randomFrom(seed);
  return lowPass(
    signal(seconds, effectRate, () => random() * 2 - 1),
    cutoff,
    effectRate,
  );
}

/** Marimba notes one after another: each note and its start in seconds. */
const tune = (notes: readonly (readonly [note: string, at: number])[], seconds = 0.6): Signal =>
  sequence(
    effectRate,
    notes.map(([note, at]) => ({at, sound: marimba(note, effectRate, seconds)})),
  );

/** A ukulele's strum: strings in quick succession. */
const strum = (notes: readonly string[], seconds: number): Signal =>
  sequence(
    effectRate,
    notes.map((note, index) => ({at: index * 0.018, sound: string(note, effectRate, seconds, 3 + index)})),
  );

const together = (...parts: readonly (readonly [sound: Signal, at: number, volume: number])[]): Signal =>
  sequence(
    effectRate,
    parts.map(([sound, at, volume]) => ({at, sound: sound.map((sample) => sample * volume)})),
  );

/** Every effect, by its file name without extension; in the key of the music, C major. */
export const effects: Readonly<Record<string, Signal>> = {
  jump: withPeak(shaped(sweep(262, 660, 0.2, effectRate, 0.7), 0.006, 0.06), loud * 0.8),
  land: withPeak(
    together(
      [shaped(sweep(150, 62, 0.14, effectRate, 0.6), 0.003, 0.03), 0, 1],
      [shaped(noise(0.09, 900, 4), 0.002, 0.018), 0, 1.6],
    ),
    loud * 0.7,
  ),
  coin: withPeak(
    tune(
      [
        ['G5', 0],
        ['E6', 0.07],
      ],
      0.45,
    ),
    loud * 0.8,
  ),
  stomp: withPeak(
    together(
      [shaped(sweep(420, 85, 0.16, effectRate, 0.45), 0.002, 0.04), 0, 1],
      [shaped(noise(0.12, 2400, 7), 0.002, 0.02), 0, 1.1],
      [marimba('C5', effectRate, 0.25), 0.05, 0.5],
    ),
    loud,
  ),
  hurt: withPeak(
    together(
      [shaped(sweep(523, 196, 0.32, effectRate, 0.8), 0.004, 0.12), 0, 1],
      [shaped(sweep(554, 208, 0.3, effectRate, 0.8), 0.004, 0.09), 0.01, 0.7],
    ),
    loud * 0.85,
  ),
  checkpoint: withPeak(
    tune(
      [
        ['C5', 0],
        ['E5', 0.07],
        ['G5', 0.14],
        ['C6', 0.21],
      ],
      0.36,
    ),
    loud,
  ),
  click: withPeak(
    shaped(together([sweep(1150, 800, 0.06, effectRate), 0, 1], [noise(0.03, 4000, 2), 0, 0.5]), 0.001, 0.009),
    loud * 0.6,
  ),
  win: withPeak(
    together(
      [
        tune(
          [
            ['G4', 0],
            ['C5', 0.15],
            ['E5', 0.3],
            ['G5', 0.45],
            ['E5', 0.6],
            ['G5', 0.75],
            ['C6', 0.9],
          ],
          0.9,
        ),
        0,
        1,
      ],
      [strum(['C4', 'E4', 'G4', 'C5'], 0.95), 0.9, 0.55],
      [strum(['F4', 'A4', 'C5'], 0.3), 0.6, 0.4],
    ),
    loud,
  ),
  lose: withPeak(
    together(
      [
        tune(
          [
            ['E5', 0],
            ['D5', 0.22],
            ['C5', 0.44],
            ['A4', 0.66],
            ['G4', 0.92],
          ],
          0.8,
        ),
        0,
        1,
      ],
      [strum(['A3', 'C4', 'E4'], 0.5), 0.44, 0.4],
      [strum(['C4', 'E4', 'G4'], 0.85), 0.92, 0.45],
    ),
    loud * 0.9,
  ),
};

/** Effects of the guides' samples, by their file names without extension. */
export const guideEffects: Readonly<Record<string, Signal>> = {
  // Displaced water, and three drops that fall back.
  splash: withPeak(
    together(
      [shaped(noise(0.7, 1800, 11), 0.012, 0.11), 0, 1.4],
      [shaped(noise(0.5, 5200, 5), 0.004, 0.04), 0.02, 0.5],
      [shaped(sweep(240, 90, 0.2, effectRate, 0.6), 0.004, 0.05), 0, 0.6],
      [shaped(sweep(620, 1050, 0.07, effectRate), 0.004, 0.02), 0.3, 0.16],
      [shaped(sweep(520, 900, 0.07, effectRate), 0.004, 0.02), 0.41, 0.12],
      [shaped(sweep(700, 1180, 0.06, effectRate), 0.004, 0.018), 0.5, 0.08],
    ),
    loud,
  ),
};
