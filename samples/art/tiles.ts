import {palette} from './palette';
import {randomFrom} from './random';
import {number, picture, repeat, type Picture} from './svg';

type GroundPart = 'top' | 'inside' | 'left' | 'right';

function ground(part: GroundPart): Picture {
  if (part === 'inside') return picture(32, 32, sand(11, 0));
  const clip =
    part === 'left'
      ? 'M32 0H9A9 9 0 0 0 0 9V32H32z'
      : part === 'right'
        ? 'M0 0H23A9 9 0 0 1 32 9V32H0z'
        : 'M0 0H32V32H0z';
  const side =
    part === 'left'
      ? `<path d="M1 32V9A8 8 0 0 1 9 1" fill="none" stroke="${palette.grassEdge}" stroke-width="2"/><path d="M1 15V32" stroke="${palette.groundShade}" stroke-width="2"/>`
      : part === 'right'
        ? `<path d="M31 32V9A8 8 0 0 0 23 1" fill="none" stroke="${palette.grassEdge}" stroke-width="2"/><path d="M31 15V32" stroke="${palette.groundShade}" stroke-width="2"/>`
        : '';
  return picture(
    32,
    32,
    `<clipPath id="c"><path d="${clip}"/></clipPath><g clip-path="url(#c)">${sand(part === 'top' ? 4 : 7, 14)}${turf()}${side}</g>`,
  );
}

/** Sand with a few grains and shells; what is higher than `from` stays empty for the turf. */
function sand(seed: number, from: number): string {
  const random = randomFrom(seed);
  const grains = repeat(7, (index) => {
    const y = from + 2 + random() * (28 - from);
    return `<rect x="${number(2 + random() * 25)}" y="${number(y)}" width="${number(2 + random() * 2.5)}" height="1.6" rx=".8" fill="${index % 2 ? palette.groundLight : palette.groundShade}"/>`;
  });
  return `<path d="M0 0H32V32H0z" fill="${palette.ground}"/>${grains}`;
}

/** Grass that hangs over the sand in rounded tongues; it repeats every 32 pixels. */
function turf(): string {
  const hanging =
    'V9C30 9 29 14.5 26.5 14.500S23.5 10.5 21.5 10.5 19 13 16.5 13 13.5 10 11.5 10 9.5 15.5 6.5 15.5 3 9 0 9z';
  return `<path d="M0 0H32${hanging}" transform="translate(0 1.6)" fill="${palette.groundShade}"/>
    <path d="M0 0H32${hanging}" fill="${palette.grass}"/>
    <path d="M0 0H32V4.2C29 4.2 28.5 6.5 26 6.500S22 4.5 19.5 4.5 17 6 14.5 6 11 4.2 8.5 4.2 6 7 4 7 2 4.2 0 4.200z" fill="${palette.grassLight}"/>
    <path d="M0 1H32" stroke="${palette.grassEdge}" stroke-width="2"/>`;
}

function plank(part: 'left' | 'middle' | 'right'): Picture {
  const from = part === 'left' ? 1 : -6;
  const to = part === 'right' ? 31 : 38;
  const nail =
    part === 'middle' ? '' : `<circle cx="${part === 'left' ? 6 : 26}" cy="5.5" r="1.4" fill="${palette.woodEdge}"/>`;
  const seam = part === 'middle' ? `<path d="M15.5 1.500V10.5" stroke="${palette.woodEdge}" stroke-width="1.2"/>` : '';
  return picture(
    32,
    32,
    `<rect x="${from}" y=".8" width="${to - from}" height="10.4" rx="3.5" fill="${palette.wood}" stroke="${palette.woodEdge}" stroke-width="1.6"/>
    <path d="M${from + 3} 9.200H${to - 3}" stroke="${palette.woodShade}" stroke-width="2.4"/>
    <path d="M${from + 3} 2.800H${to - 3}" stroke="${palette.woodLight}" stroke-width="2"/>
    <path d="M9 6h6M20 6.500h7" stroke="${palette.woodShade}" stroke-width="1" stroke-linecap="round"/>${seam}${nail}`,
  );
}

function rock(): Picture {
  return picture(
    32,
    32,
    `<rect x=".8" y=".8" width="30.4" height="30.4" rx="6" fill="${palette.stone}" stroke="${palette.stoneEdge}" stroke-width="1.6"/>
    <path d="M30.4 8V25a5.4 5.4 0 0 1-5.4 5.400H7a5.4 5.4 0 0 1-4.6-2.600C6 29 10 28 14 28c8 0 13-3 14-12 .3-3 1-6 2.4-8z" fill="${palette.stoneShade}"/>
    <path d="M4 9.500A5.5 5.5 0 0 1 9.5 4H18" fill="none" stroke="${palette.stoneLight}" stroke-width="2.4" stroke-linecap="round"/>
    <path d="M20 10l-3 4 2.5 3-2 4" fill="none" stroke="${palette.stoneEdge}" stroke-width="1.3" stroke-linecap="round" stroke-linejoin="round" opacity=".7"/>
    <g fill="${palette.stoneShade}"><circle cx="10" cy="14" r="1.6"/><circle cx="12" cy="21" r="1.2"/><circle cx="24" cy="7.5" r="1.2"/></g>`,
  );
}

/** The tiles of 32 x 32, in the order of their cells. */
export const tiles: readonly Picture[] = [
  ground('top'),
  ground('inside'),
  ground('left'),
  ground('right'),
  plank('left'),
  plank('middle'),
  plank('right'),
  rock(),
];
