import {cove} from '../Home/art/beach.mjs';
import {dangers} from './dangers';
import {examples, sized} from './examples';
import type {Picture} from './svg';

/** The pictures of the first game, in the size at which its window shows them. */
export const firstGame: Readonly<Record<string, Picture>> = {
  beach: sized({width: 640, height: 360, svg: cove()}, 1.5),
  coconut: sized(examples['coconut'], 1),
  crab: sized(dangers['crab-1'], 3),
};
