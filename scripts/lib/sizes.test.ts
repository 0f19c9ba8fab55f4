import {expect, it} from 'vitest';
import {formatKilobytes, gzippedSize, inKilobytes, sum} from './sizes';

it('formats bytes as kilobytes with one decimal', () => {
  expect([inKilobytes(12_345), formatKilobytes(950)]).toEqual(['12.3', '0.9 kB']);
});

it('adds up sizes', () => {
  expect([sum([]), sum([1, 2, 3])]).toEqual([0, 6]);
});

it('measures content compressed, as a host sends it', () => {
  expect(gzippedSize(Buffer.from('a'.repeat(1000)))).toBeLessThan(50);
});
