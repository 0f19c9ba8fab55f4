import {describe, expect, it} from 'vitest';
import {formatBytes} from './formatBytes';

describe('formatBytes', () => {
  it.each([
    [1, '1 byte'],
    [999, '999 bytes'],
    [1000, '1.0 kB'],
    [9949, '9.9 kB'],
    [9950, '10 kB'],
    [85_600, '86 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [12_300_000, '12 MB'],
  ])('writes %d as %s', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });
});
