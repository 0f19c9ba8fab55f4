import {captureHash} from '../capture/captureHash';
import {readCaptureList} from '../capture/captureList';
import {readCaptureManifest, writeCaptureManifest} from '../capture/captureManifest';

/**
 * Changes files without effect on pictures, such as a version in a project file, and updates the capture manifest so
 * that captures that were up to date before still are. Returns the number of updated captures.
 */
export function keepCaptures(rootDir: string, change: () => void): number {
  const list = readCaptureList(rootDir);
  const manifest = readCaptureManifest(rootDir);
  const fitting = list.filter((capture) => manifest[capture.name]?.hash === captureHash(capture, rootDir));
  change();
  const moved = fitting.flatMap((capture) => {
    const [record, hash] = [manifest[capture.name], captureHash(capture, rootDir)];
    return record === undefined || record.hash === hash ? [] : [[capture.name, {...record, hash}] as const];
  });
  if (moved.length > 0) writeCaptureManifest(rootDir, Object.fromEntries(moved));
  return moved.length;
}
