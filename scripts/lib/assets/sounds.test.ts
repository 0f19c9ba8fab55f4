import {describe, expect, it} from 'vitest';
import {effectRate, effects} from '../../../samples/art/sounds/effects';
import {frequency} from '../../../samples/art/sounds/instruments';
import {music, musicRate} from '../../../samples/art/sounds/music';
import {mixAround} from '../../../samples/art/sounds/signal';

const peakOf = (sound: Float64Array): number => sound.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

describe('sample sounds', () => {
  it.each(Object.entries(effects))('%s is short, not too loud, and starts and ends in silence', (name, sound) => {
    const seconds = sound.length / effectRate;
    expect(seconds).toBeLessThan(name === 'win' || name === 'lose' ? 2 : 0.6);
    expect(peakOf(sound)).toBeGreaterThan(0.25);
    expect(peakOf(sound)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(sound[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(sound.at(-1) ?? 1)).toBeLessThan(0.001);
  });

  it('have music of eight bars with four beats each at 160 beats per minute', () => {
    expect(music().length).toBe((8 * 4 * 60 * musicRate) / 160);
  });

  it('wrap a note that rings past the end around to the start', () => {
    const loop = new Float64Array(4);
    mixAround(loop, Float64Array.of(1, 2, 3), 3, 2);
    expect(Array.from(loop)).toEqual([4, 6, 0, 2]);
  });

  it('loop the music without a click', () => {
    const loop = music();
    const seam = Math.abs((loop[0] ?? 1) - (loop.at(-1) ?? 0));
    const usual =
      loop.reduce((sum, sample, index) => sum + Math.abs(sample - (loop[index - 1] ?? sample)), 0) / loop.length;
    expect(seam).toBeLessThan(usual);
    expect(Math.abs(loop[0] ?? 1)).toBeLessThan(0.02);
  });

  it('are tuned to A4 = 440 hertz', () => {
    expect(frequency('A4')).toBeCloseTo(440);
    expect(frequency('C5')).toBeCloseTo(523.251, 2);
    expect(() => frequency('H4')).toThrow('"H4" is not a note');
  });
});
