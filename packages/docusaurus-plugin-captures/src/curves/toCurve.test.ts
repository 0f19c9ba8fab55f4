import {describe, expect, it} from 'vitest';
import {toCurve} from './toCurve';

const curve = (progress: (time: number) => number, label?: string) =>
  toCurve({
    ...(label !== undefined && {label}),
    values: Array.from({length: 101}, (_, index) => progress(index / 100)),
  });

describe('the curve of an easing', () => {
  it('runs from the lower left to the upper right of its square', () => {
    const {path} = curve((time) => time);
    expect(path).toMatch(/^M0 100L2 98L/);
    expect(path).toMatch(/L100 0$/);
  });

  it('reports how far it overshoots the square', () => {
    const {above, below} = curve((time) => time - Math.sin(2 * Math.PI * time) * 0.5);
    expect(above).toBeGreaterThan(10);
    expect(below).toBe(above);
    expect(curve((time) => time)).toMatchObject({above: 0, below: 0});
  });

  it('is described in words, with its setting separate', () => {
    expect(curve((time) => time ** 3, 'rate 3')).toMatchObject({
      label: 'rate 3',
      words: 'It starts slowly and ends fast. Halfway through, it is at 13%.',
    });
    expect(curve((time) => time).words).toContain('starts at medium speed and ends at medium speed');
    expect(curve((time) => time * (2.5 * time - 1.5)).words).toContain('below the start');
  });
});
