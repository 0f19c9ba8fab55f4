import {randomFrom} from '../random';
import {faded, lowPass, signal, type Signal} from './signal';

const turn = 2 * Math.PI;
const letters = {C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11} as const;

/** The frequency in hertz of a note such as `C4` or `F#5`, tuned to A4 = 440. @throws Error for an unknown note */
export function frequency(note: string): number {
  const [, letter, sharp, octave] = /^([A-G])(#?)(\d)$/.exec(note) ?? [];
  if (letter === undefined)
    throw new Error(`"${note}" is not a note; write a letter, # if sharp, and the octave: C4, F#5.`);
  const steps = letters[letter as keyof typeof letters] + (sharp === '#' ? 1 : 0) + 12 * Number(octave);
  return 440 * 2 ** ((steps - (9 + 12 * 4)) / 12);
}

/** A wooden bar struck with a soft mallet: the tone, and two partials that fade quickly. */
export function marimba(note: string, rate: number, seconds = 0.7): Signal {
  const pitch = frequency(note);
  const decay = 5 + pitch / 260;
  const bar = signal(seconds, rate, (time) => {
    const attack = Math.min(1, time / 0.003);
    return (
      attack *
      (Math.sin(turn * pitch * time) * Math.exp(-decay * time) +
        0.22 * Math.sin(turn * pitch * 3.93 * time) * Math.exp(-decay * 4 * time) +
        0.08 * Math.sin(turn * pitch * 9.2 * time) * Math.exp(-decay * 12 * time))
    );
  });
  return faded(bar, 0.05, rate);
}

/**
 * A plucked string (Karplus and Strong): a moment of noise, and then each sample is the mean of the two samples one
 * period earlier, a little quieter, so that the noise becomes a tone that grows duller.
 */
export function string(note: string, rate: number, seconds: number, seed: number): Signal {
  const period = rate / frequency(note);
  const random = randomFrom(seed);
  const noise = Float64Array.from({length: Math.ceil(period) + 2}, () => random() * 2 - 1);
  const pluck = centered(lowPass(noise, 2600, rate));
  const samples = new Float64Array(Math.round(seconds * rate));
  samples.set(pluck.slice(0, samples.length));
  for (let index = pluck.length; index < samples.length; index++) {
    // The mean of two neighbors adds a delay of half a sample.
    const back = index - period + 0.5;
    samples[index] = 0.494 * (between(samples, back) + between(samples, back - 1));
  }
  return faded(
    samples.map((sample, index) => sample * Math.min(1, index / (0.002 * rate))),
    0.06,
    rate,
  );
}

/** The signal centered on 0, because a constant offset would only push the loudspeaker. */
function centered(source: Signal): Signal {
  const mean = source.reduce((sum, sample) => sum + sample, 0) / source.length;
  return source.map((sample) => sample - mean);
}

/** The value between two samples, by linear interpolation. */
function between(samples: Signal, place: number): number {
  const before = Math.floor(place);
  const share = place - before;
  return (samples[before] ?? 0) * (1 - share) + (samples[before + 1] ?? 0) * share;
}

/** A soft bass: a sine with a little of its octave. */
export function bass(note: string, rate: number, seconds = 0.45): Signal {
  const pitch = frequency(note);
  const tone = signal(
    seconds,
    rate,
    (time) =>
      Math.min(1, time / 0.008) *
      Math.exp(-4.5 * time) *
      (Math.sin(turn * pitch * time) + 0.35 * Math.sin(turn * 2 * pitch * time) * Math.exp(-6 * time)),
  );
  return faded(tone, 0.08, rate);
}

/** A shake of small seeds in a gourd. */
export function shaker(rate: number, seed: number, seconds = 0.07): Signal {
  const random = randomFrom(seed);
  const noise = signal(seconds, rate, () => random() * 2 - 1);
  const dull = lowPass(noise, 3000, rate);
  return noise.map((sample, index) => {
    const time = index / rate;
    return (sample - (dull[index] ?? 0)) * Math.min(1, time / 0.012) * Math.exp(-38 * time);
  });
}

/** A tone whose pitch slides from one frequency to another. @param bend above 1: late, below 1: early */
export function sweep(from: number, to: number, seconds: number, rate: number, bend = 1): Signal {
  let phase = 0;
  return signal(seconds, rate, (time) => {
    const pitch = from + (to - from) * (time / seconds) ** bend;
    phase += (turn * pitch) / rate;
    return Math.sin(phase) + 0.18 * Math.sin(2 * phase) + 0.08 * Math.sin(3 * phase);
  });
}
