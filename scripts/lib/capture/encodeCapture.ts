// cspell:ignore faststart keyint libx movflags veryslow
// cspell:words bitexact cwebp fflags libvpx passlogfile rawvideo
import fs from 'node:fs';
import path from 'node:path';
import {run} from '../run';
import {keptFrames, type Capture} from './captureList';
import {captureFiles, captureFolder} from './captureManifest';

const bytesPerPixel = 4;
const coarsenessOfLoops = 40;
/** How much smaller H.264's rate factor is for the same look. */
const h264Offset = 11;
const colors = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv'];

/** Makes a capture's files in website/static/captures from its raw frames; `folder` is for intermediate files. */
export async function encodeCapture(capture: Capture, rawFrames: string, folder: string, rootDir: string) {
  const target = path.join(rootDir, captureFolder, capture.name);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  await encodeStill(capture, rawFrames, folder, `${target}.webp`);
  await encodeSmall(capture, rootDir);
  if (capture.kind === 'still') return;
  const [loop, fallback] = [`${target}.webm`, `${target}.mp4`];
  const before = fs.existsSync(loop) ? fs.readFileSync(loop) : undefined;
  await encodeLoop(capture, rawFrames, folder, loop);
  // The frames are the same, and another release of the H.264 encoder would write them as another file.
  if (before?.equals(fs.readFileSync(loop)) && fs.existsSync(fallback)) return;
  await encodeFallback(capture, rawFrames, fallback);
}

/**
 * Encodes the poster's frame as WebP: lossless if that is smaller, as with flat colors, otherwise without a visible
 * loss.
 */
async function encodeStill({size, frames}: Capture, rawFrames: string, folder: string, target: string) {
  const picture = path.join(folder, 'poster.png');
  const bytes = size[0] * size[1] * bytesPerPixel;
  const skip = keptFrames(frames).indexOf(frames.poster) * bytes;
  const source = [
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgba',
    '-video_size',
    size.join('x'),
    '-skip_initial_bytes',
    `${skip}`,
  ];
  await call([
    'ffmpeg',
    '-v',
    'error',
    '-y',
    ...source,
    '-i',
    rawFrames,
    '-frames:v',
    '1',
    '-pix_fmt',
    'rgb24',
    picture,
  ]);

  const lossless = path.join(folder, 'lossless.webp');
  await call(['cwebp', '-quiet', '-z', '9', '-near_lossless', '60', picture, '-o', lossless]);
  await call(['cwebp', '-quiet', '-m', '6', '-q', '84', '-sharp_yuv', picture, '-o', target]);
  if (fs.statSync(lossless).size < fs.statSync(target).size) fs.copyFileSync(lossless, target);
}

const smallWidth = 384;

/**
 * Makes the smaller poster for cards, if the capture has one: a third of the bytes, and twice as many pixels as a card
 * shows.
 */
export async function encodeSmall(capture: Capture, rootDir: string): Promise<void> {
  const {poster, small} = captureFiles(capture);
  const folder = path.join(rootDir, captureFolder);
  if (small === undefined) return;
  const size = ['-resize', String(smallWidth), '0'];
  await call([
    ...(['cwebp', '-quiet', '-m', '6', '-q', '72', '-sharp_yuv', ...size, path.join(folder, poster)] as const),
    ...['-o', path.join(folder, small)],
  ]);
}

/**
 * Encodes a VP9 WebM in two passes, on one thread and without date or version, so that the same frames make the same
 * file.
 */
async function encodeLoop(
  {size, frames, coarseness = coarsenessOfLoops}: Capture,
  rawFrames: string,
  folder: string,
  target: string,
) {
  const shared = [
    ...['-v', 'error', '-y', ...rawSource(size, frames), '-i', rawFrames],
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p', ...colors],
    ...['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', String(coarseness)],
    ...['-deadline', 'good', '-cpu-used', '1', '-g', '9999', '-lag-in-frames', '25', '-auto-alt-ref', '1'],
    ...['-threads', '1', '-row-mt', '0', '-passlogfile', path.join(folder, 'pass')],
    ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1', '-an', '-f', 'webm'],
  ];
  await call(['ffmpeg', ...shared, '-pass', '1', path.join(folder, 'first.webm')]);
  await call(['ffmpeg', ...shared, '-pass', '2', target]);
}

/** Encodes an H.264 MP4 for browsers and devices without VP9, as coarse as the loop on the scale of its own encoder. */
async function encodeFallback(capture: Capture, rawFrames: string, target: string) {
  const {size, frames, coarseness = coarsenessOfLoops} = capture;
  await call([
    ...(['ffmpeg', '-v', 'error', '-y', ...rawSource(size, frames), '-i', rawFrames] as const),
    ...['-vf', 'scale=out_color_matrix=bt709:out_range=tv', '-pix_fmt', 'yuv420p', ...colors],
    ...['-c:v', 'libx264', '-preset', 'veryslow', '-crf', String(coarseness - h264Offset), '-profile:v', 'main'],
    ...['-threads', '1', '-x264-params', 'keyint=infinite', '-movflags', '+faststart'],
    ...['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1', '-an', '-f', 'mp4', target],
  ]);
}

function rawSource(size: Capture['size'], {every}: Capture['frames']): readonly string[] {
  const shape = ['-pix_fmt', 'rgba', '-video_size', size.join('x'), '-framerate', `60/${every}`];
  return ['-f', 'rawvideo', ...shape];
}

async function call(command: readonly [string, ...string[]]): Promise<void> {
  const {exitCode, output} = await run(command, {quiet: true});
  if (exitCode !== 0) throw new Error(`${command[0]} failed with exit code ${exitCode}:\n${output}`);
}
