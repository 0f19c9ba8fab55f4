import {execFileSync} from 'node:child_process';

/**
 * The picture with a palette: in flat drawings no difference shows, and the file is a third as large.
 *
 * @param colors at most this many; their opacity counts as part of a color
 * @throws Error that says what to install where pngquant is missing
 */
export function smallPng(png: Buffer, colors = 256): Buffer {
  try {
    return execFileSync('pngquant', ['--nofs', '--strip', '--speed=1', String(colors), '-'], {input: png});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('pngquant is not installed. Install it (Debian: apt-get install pngquant) and run again.');
  }
}
