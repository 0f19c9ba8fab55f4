import {describe, expect, it} from 'vitest';
import {icoFile} from './icoFile';

describe('icoFile', () => {
  const small = Buffer.from('small');
  const large = Buffer.from('a larger picture');
  const file = icoFile([
    {size: 16, png: small},
    {size: 256, png: large},
  ]);

  it('starts with the number of pictures', () => {
    expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 2]);
  });

  it('stores the offset and the length of each picture', () => {
    const read = (entry: number): Buffer => {
      const offset = file.readUInt32LE(entry + 12);
      return file.subarray(offset, offset + file.readUInt32LE(entry + 8));
    };
    expect(read(6)).toEqual(small);
    expect(read(22)).toEqual(large);
  });

  it('writes 256 pixels as 0', () => {
    expect([file.readUInt8(6), file.readUInt8(22)]).toEqual([16, 0]);
  });
});
