import {describe, expect, it} from 'vitest';
import {wavFile} from './wavFile';

describe('wavFile', () => {
  const file = wavFile([0, 1, -1, 0.5], 8000);

  it('starts with a header that contains the lengths', () => {
    expect([file.toString('latin1', 0, 4), file.readUInt32LE(4)]).toEqual(['RIFF', file.length - 8]);
    expect([file.toString('latin1', 8, 12), file.toString('latin1', 12, 16)]).toEqual(['WAVE', 'fmt ']);
    expect(file.readUInt32LE(16)).toBe(16);
    expect([file.toString('latin1', 36, 40), file.readUInt32LE(40)]).toEqual(['data', 8]);
  });

  it('declares 16-bit mono PCM', () => {
    expect([file.readUInt16LE(20), file.readUInt16LE(22), file.readUInt16LE(34)]).toEqual([1, 1, 16]);
  });

  it('declares the samples and bytes per second', () => {
    expect([file.readUInt32LE(24), file.readUInt32LE(28), file.readUInt16LE(32)]).toEqual([8000, 16000, 2]);
  });

  it('writes the samples as signed integers', () => {
    expect([0, 1, 2, 3].map((index) => file.readInt16LE(44 + 2 * index))).toEqual([0, 32767, -32767, 16384]);
  });

  it('rejects a sample out of range and one that is not a number', () => {
    expect(() => wavFile([0, 1.01], 8000)).toThrow('Sample 1 is 1.01; it must be from -1 to 1.');
    expect(() => wavFile([Number.NaN], 8000)).toThrow('Sample 0 is NaN');
  });
});
