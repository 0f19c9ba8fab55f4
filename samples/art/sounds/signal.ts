/** A sound as samples around 0; its loudness is set at the end. */
export type Signal = Float64Array;

/** Converts seconds to whole samples. */
export const samplesIn = (seconds: number, rate: number): number => Math.round(seconds * rate);

/** A signal of the given length whose samples `at` computes from the time in seconds. */
export function signal(seconds: number, rate: number, at: (time: number) => number): Signal {
  return Float64Array.from({length: samplesIn(seconds, rate)}, (_, index) => at(index / rate));
}

/** Adds `part` to `whole` from sample `start` on. What goes beyond the end continues at the beginning. */
export function mixAround(whole: Signal, part: Signal, start: number, volume = 1): void {
  for (let index = 0; index < part.length; index++) {
    const place = (start + index) % whole.length;
    whole[place] = (whole[place] ?? 0) + (part[index] ?? 0) * volume;
  }
}

/** Mixes parts, each with its start in seconds, into one signal that ends with the last part. */
export function sequence(rate: number, parts: readonly {readonly at: number; readonly sound: Signal}[]): Signal {
  const ends = parts.map(({at, sound}) => samplesIn(at, rate) + sound.length);
  const whole = new Float64Array(Math.max(...ends));
  for (const {at, sound} of parts) mixAround(whole, sound, samplesIn(at, rate));
  return whole;
}

/** The signal scaled so that its highest sample is `peak`. */
export function withPeak(source: Signal, peak: number): Signal {
  const highest = source.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return highest === 0 ? source : source.map((sample) => (sample * peak) / highest);
}

/** The signal with its last `seconds` faded out, so that it doesn't end with a click. */
export function faded(source: Signal, seconds: number, rate: number): Signal {
  const length = Math.min(samplesIn(seconds, rate), source.length);
  return source.map((sample, index) => sample * Math.min(1, (source.length - 1 - index) / length));
}

/** A simple low pass (one pole) at `cutoff` hertz. */
export function lowPass(source: Signal, cutoff: number, rate: number): Signal {
  const share = 1 - Math.exp((-2 * Math.PI * cutoff) / rate);
  let level = 0;
  return source.map((sample) => (level += (sample - level) * share));
}
