import {backdrop} from './backdrop';
import {controls} from './controls';
import {dangers} from './dangers';
import {heroFrames} from './hero';
import {things} from './things';
import type {Picture} from './svg';

/** Every picture that becomes a separate file: name without extension, and drawing. */
export const pictures: Readonly<Record<string, Picture>> = {
  ...heroFrames,
  ...dangers,
  ...things,
  ...controls,
  ...backdrop,
};
