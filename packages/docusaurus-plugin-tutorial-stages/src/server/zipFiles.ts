import {zipSync, type Zippable} from 'fflate';

/** The earliest time a zip can hold. By local time, as fflate reads it: the same bytes in every time zone. */
const earliest = (): Date => new Date(1980, 0, 1);
/** Made on Unix, with read access for all: otherwise some programs unpack files that nobody may read. */
const unix = 3;
const readableFile = (0o100644 << 16) >>> 0;

/**
 * A zip of the files, all in one folder at its top. The same files give the same bytes, on every machine: sorted, with a
 * fixed time and mode, compressed by JavaScript rather than by whatever zlib Node was built with.
 */
export function zipFiles(
  folder: string,
  files: readonly {readonly path: string; readonly bytes: Uint8Array}[],
): Uint8Array {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const entries: Zippable = Object.fromEntries(sorted.map(({path, bytes}) => [`${folder}/${path}`, bytes]));
  return zipSync(entries, {level: 9, mtime: earliest(), os: unix, attrs: readableFile});
}
