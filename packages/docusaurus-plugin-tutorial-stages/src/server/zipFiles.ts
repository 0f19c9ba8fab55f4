import {zipSync, type Zippable} from 'fflate';

/** The earliest time that a zip can store. fflate reads local time, so the bytes are the same in every time zone. */
const earliest = (): Date => new Date(1980, 0, 1);
/** Marks files as made on Unix, because otherwise some programs unpack files without read access. */
const unix = 3;
const readableFile = (0o100644 << 16) >>> 0;

/**
 * Zips the files in one top-level folder. The same files give the same bytes on every machine, because they are sorted,
 * have a fixed time and mode, and are compressed by JavaScript instead of Node's zlib, whose version may differ.
 */
export function zipFiles(
  folder: string,
  files: readonly {readonly path: string; readonly bytes: Uint8Array}[],
): Uint8Array {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const entries: Zippable = Object.fromEntries(sorted.map(({path, bytes}) => [`${folder}/${path}`, bytes]));
  return zipSync(entries, {level: 9, mtime: earliest(), os: unix, attrs: readableFile});
}
