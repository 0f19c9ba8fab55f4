import {unzipSync} from 'fflate';
import {describe, expect, it} from 'vitest';
import {zipFiles} from './zipFiles';

const file = (path: string, text: string) => ({path, bytes: new TextEncoder().encode(text)});
const files = [file('b.txt', 'two'), file('a/c.txt', 'three'), file('a.txt', 'one')];

/** Reads the system, the time and the mode from the first entry's header in the archive's directory. */
function firstEntry(zip: Uint8Array): {system: number; time: number; date: number; mode: number} {
  const view = new DataView(zip.buffer, zip.byteOffset);
  const at = zip.findIndex((_byte, index) => index + 4 <= zip.length && view.getUint32(index, true) === 0x02014b50);
  return {
    system: view.getUint8(at + 5),
    time: view.getUint16(at + 12, true),
    date: view.getUint16(at + 14, true),
    mode: view.getUint32(at + 38, true) >>> 16,
  };
}

describe('zipFiles', () => {
  it('puts all files into one folder, sorted', () => {
    const entries = unzipSync(zipFiles('Game', files));
    expect(Object.keys(entries)).toEqual(['Game/a.txt', 'Game/a/c.txt', 'Game/b.txt']);
    expect(new TextDecoder().decode(entries['Game/a/c.txt'])).toBe('three');
  });

  it('produces the same bytes regardless of file order', () => {
    expect(zipFiles('Game', [...files].reverse())).toEqual(zipFiles('Game', files));
  });

  it('produces the same bytes in every time zone', () => {
    const zone = process.env['TZ'];
    const zips = ['Asia/Tokyo', 'America/Los_Angeles'].map((each) => {
      process.env['TZ'] = each;
      return zipFiles('Game', files);
    });
    if (zone === undefined) delete process.env['TZ'];
    else process.env['TZ'] = zone;
    expect(zips[1]).toEqual(zips[0]);
  });

  it('dates files 1980-01-01 and lets everyone read them', () => {
    expect(firstEntry(zipFiles('Game', files))).toEqual({system: 3, time: 0, date: 0x21, mode: 0o100644});
  });
});
