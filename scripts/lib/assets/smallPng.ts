import {execFileSync} from 'node:child_process';

/**
 * Reduces the picture to a palette. In flat drawings no difference is visible, and the file is a third as large.
 *
 * @param colors the most colors to use; opacity is part of a color
 * @throws Error that says what to install if pngquant is missing
 */
export function smallPng(png: Buffer, colors = 256): Buffer {
  try {
    return execFileSync('pngquant', ['--nofs', '--strip', '--speed=1', String(colors), '-'], {input: png});
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('pngquant is not installed. Install it (Debian: apt-get install pngquant) and run again.');
  }
}
