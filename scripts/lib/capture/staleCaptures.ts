import fs from 'node:fs';
import path from 'node:path';
import {captureHash} from './captureHash';
import type {Capture} from './captureList';
import {captureFolder, type CaptureManifest} from './captureManifest';

/**
 * Names of the captures whose sample has changed since they were made, or whose files are missing. A new engine release
 * alone makes none stale, because each capture names the release it was recorded on.
 */
export function staleCaptures(list: readonly Capture[], manifest: CaptureManifest, rootDir: string): readonly string[] {
  return list
    .filter((capture) => {
      const record = manifest[capture.name];
      if (record?.hash !== captureHash(capture, rootDir)) return true;
      return Object.values(record.files).some((file) => !fs.existsSync(path.join(rootDir, captureFolder, file)));
    })
    .map(({name}) => name);
}
