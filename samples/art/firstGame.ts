import {cove} from '../Home/art/beach.mjs';
import {dangers} from './dangers';
import {examples, sized} from './examples';
import {palette} from './palette';
import type {Picture} from './svg';

/** The pictures of the first game, at the size at which its window shows them. */
export const firstGame: Readonly<Record<string, Picture>> = {
  beach: sized({width: 640, height: 360, svg: cove()}, 1.5),
  coconut: sized(examples['coconut'], 1),
  crab: sized(dangers['crab-1'], 3),
};

/** The colors of a coconut and of a golden one: edge, shell, shade, fibers and gleam. */
const goldOf: Readonly<Record<string, string>> = {
  '#5b2c15': palette.goldEdge,
  '#9a5a30': palette.gold,
  '#864a26': '#eba526',
  '#bd7b47': palette.goldLight,
  '#e0a46c': palette.white,
};

/** The picture that only an exercise of the first game shows. */
export const firstGameExercise: Readonly<Record<string, Picture>> = {
  'coconut-golden': golden(sized(examples['coconut'], 1)),
};

function golden({width, height, svg}: Picture): Picture {
  return {width, height, svg: svg.replaceAll(/#[\da-f]{6}/g, (color) => goldOf[color] ?? color)};
}
