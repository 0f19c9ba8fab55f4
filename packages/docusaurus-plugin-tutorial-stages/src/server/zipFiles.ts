import {createHash} from 'node:crypto';
import {zipSync, type Zippable} from 'fflate';

/** The earliest time that a zip can store. fflate reads local time, so the bytes are the same in every time zone. */
const earliest = (): Date => new Date(1980, 0, 1);
/** Marks files as made on Unix, because otherwise some programs unpack files without read access. */
const unix = 3;
const readableFile = (0o100644 << 16) >>> 0;

interface ZippedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** Zips by what is in them: a page needs the size of each download, and they are written after the build. */
const zips = new Map<string, Uint8Array>();

/**
 * Zips the files in one top-level folder. The same files give the same bytes on every machine, because they are sorted,
 * have a fixed time and mode, and are compressed by JavaScript instead of Node's zlib, whose version may differ.
 */
export function zipFiles(folder: string, files: readonly ZippedFile[]): Uint8Array {
  const sorted = [...files].sort((a, b) => (a.path < b.path ? -1 : 1));
  const key = keyOf(folder, sorted);
  const known = zips.get(key);
  if (known) return known;
  const entries: Zippable = Object.fromEntries(sorted.map(({path, bytes}) => [`${folder}/${path}`, bytes]));
  const zip = zipSync(entries, {level: 9, mtime: earliest(), os: unix, attrs: readableFile});
  zips.set(key, zip);
  return zip;
}

function keyOf(folder: string, files: readonly ZippedFile[]): string {
  const hash = createHash('sha256').update(folder);
  for (const {path, bytes} of files) hash.update(`\n${path}\n${bytes.length}\n`).update(bytes);
  return hash.digest('hex');
}
