import {palm} from '../Home/art/palms.mjs';
import {controls} from './controls';
import {dangers} from './dangers';
import {heroFrames} from './hero';
import {palette} from './palette';
import {number, picture, placed, repeat, type Picture} from './svg';
import {things} from './things';

const line = (color: string, width = 3): string =>
  `stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** What the captures of actions and easings show in addition to the pictures of examples.ts. */
export const actions: Readonly<Record<string, Picture>> = {
  ...Object.fromEntries(
    ['idle-1', 'run-1', 'run-2', 'run-3', 'run-4', 'jump', 'hurt'].map((pose) => [
      `coco-${pose}`,
      sized(heroFrames[`hero-${pose}`], 2),
    ]),
  ),
  balloon: balloon(),
  boat: boat(),
  buoy: buoy(),
  button: sized(controls['button-jump'], 1.5),
  card: card(),
  'chest-closed': sized(things['chest-closed'], 2),
  'chest-open': sized(things['chest-open'], 2),
  'coin-spin': coinSpin(),
  compass: compass(),
  'crab-flat': sized(dangers['crab-flat'], 2),
  fish: fish(),
  flag: sized(things['flag-up'], 1.5),
  'flag-down': sized(things['flag-down'], 1.5),
  heart: sized(controls['heart'], 3),
  hint: hint(),
  jetty: jetty(),
  needle: needle(),
  'palm-tree': palmTree(),
  shell: shell(),
};

/** The drawing at another scale. */
export function sized(drawing: Picture | undefined, scale: number): Picture {
  if (drawing === undefined) throw new Error('A clip shows a picture that is no longer drawn.');
  const {width, height, svg} = drawing;
  const size = `width="${width * scale}" height="${height * scale}"`;
  return {width: width * scale, height: height * scale, svg: svg.replace(/width="[\d.]+" height="[\d.]+"/, size)};
}

/** Six frames of a rotating coin, side by side. */
function coinSpin(): Picture {
  const coins = ['coin-1', 'coin-2', 'coin-3', 'coin-4', 'coin-3', 'coin-2'].map((name) => sized(things[name], 2));
  return picture(384, 64, coins.map((coin, index) => placed(coin, index * 64, 0)).join(''));
}

/** A boardwalk over the whole width; characters walk on its upper edge. */
function jetty(): Picture {
  const post = (x: number): string =>
    `<rect x="${x - 9}" y="12" width="18" height="44" fill="${palette.woodShade}" ${line(palette.woodEdge)}/>
    <path d="M${x - 4} 24v30" ${line(palette.wood)}/>`;
  const board = (x: number): string => `<path d="M${x} 4v14" ${line(palette.woodEdge, 2)}/>`;
  return picture(
    640,
    56,
    `${[70, 240, 400, 570].map(post).join('')}
    <rect x="-6" y="2" width="652" height="18" fill="${palette.wood}" ${line(palette.woodEdge)}/>
    <path d="M0 6h640" stroke="${palette.woodLight}" stroke-width="5"/>${[70, 150, 240, 320, 400, 490, 570].map(board).join('')}`,
  );
}

function palmTree(): Picture {
  return picture(
    200,
    240,
    `<ellipse cx="100" cy="232" rx="62" ry="7" fill="${palette.sandShade}"/>${palm([100, 234], [88, 150], [104, 96], 94, palette)}`,
  );
}

function balloon(): Picture {
  return picture(
    84,
    150,
    `<path d="M42 96q-9 14 0 26t0 26" fill="none" ${line(palette.ink, 2.5)}/>
    <path d="M34 98l8-8 8 8z" fill="${palette.redShade}" ${line(palette.redEdge)}/>
    <path d="M42 93C20 82 5 64 5 42a37 37 0 0 1 74 0c0 22-15 40-37 51z" fill="${palette.red}" ${line(palette.redEdge)}/>
    <path d="M66 20c8 14 6 38-12 58 14-8 23-22 23-36 0-9-4-17-11-22z" fill="${palette.redShade}"/>
    <path d="M16 40c1-12 7-20 16-24" fill="none" ${line('#ffb08c', 6)}/>`,
  );
}

function boat(): Picture {
  return picture(
    120,
    120,
    `<path d="M58 6v84" ${line(palette.woodEdge, 5)}/>
    <path d="M64 12c26 18 38 40 40 62H64z" fill="${palette.white}" ${line(palette.ink)}/>
    <path d="M70 26c14 12 22 24 26 40" fill="none" ${line(palette.sandLight, 4)}/>
    <path d="M52 22C36 40 24 58 20 74h32z" fill="${palette.red}" ${line(palette.redEdge)}/>
    <path d="M6 84h108c-4 18-14 30-30 32H38C20 114 10 102 6 84z" fill="${palette.wood}" ${line(palette.woodEdge)}/>
    <path d="M13 96h94" ${line(palette.woodShade)}/><path d="M12 89h96" ${line(palette.woodLight, 4)}/>`,
  );
}

function buoy(): Picture {
  return picture(
    40,
    52,
    `<path d="M20 4v14" ${line(palette.ink, 4)}/><circle cx="20" cy="6" r="4.5" fill="${palette.gold}" ${line(palette.goldEdge, 2)}/>
    <path d="M12 18h16l8 24H4z" fill="${palette.red}" ${line(palette.redEdge)}/><path d="M9.500 28h21l2.500 7h-26z" fill="${palette.white}"/>
    <path d="M2 44q9-6 18 0t18 0" fill="none" ${line(palette.white, 3)}/>`,
  );
}

/** A playing card with a coconut on it. */
function card(): Picture {
  const corner = `<circle cx="22" cy="24" r="8" fill="${palette.nutBody}" ${line(palette.nutEdge)}/><path d="M22 15c1-6 5-8 9-8-1 5-4 8-9 8z" fill="${palette.grass}" ${line(palette.grassEdge, 2)}/>`;
  return picture(
    132,
    184,
    `<rect x="3" y="3" width="126" height="178" rx="14" fill="${palette.white}" ${line(palette.ink, 5)}/>
    ${corner}<g transform="rotate(180 66 92)">${corner}</g>
    <path d="M66 54c2-18 14-26 30-26-2 18-14 28-30 26z" fill="${palette.grass}" ${line(palette.grassEdge)}/>
    <path d="M66 54c-4-14-14-20-26-19 1 14 12 22 26 19z" fill="${palette.grassLight}" ${line(palette.grassEdge)}/>
    <circle cx="66" cy="96" r="40" fill="${palette.nutBody}" ${line(palette.nutEdge, 4)}/>
    <path d="M38 84a30 30 0 0 1 16-16" fill="none" ${line(palette.nutGlint, 6)}/>
    <g fill="${palette.eye}"><circle cx="53" cy="92" r="6"/><circle cx="79" cy="92" r="6"/><path d="M54 106h24a12 12 0 0 1-24 0z"/></g>`,
  );
}

function compass(): Picture {
  const tick = (index: number): string => {
    const angle = (index * Math.PI) / 8;
    const inner = index % 4 === 0 ? 62 : 70;
    const at = (radius: number): string =>
      `${number(100 + Math.sin(angle) * radius)} ${number(100 - Math.cos(angle) * radius)}`;
    return `<path d="M${at(inner)}L${at(78)}" ${line(index === 0 ? palette.red : palette.ink, index % 4 === 0 ? 6 : 3)}/>`;
  };
  return picture(
    200,
    200,
    `<circle cx="100" cy="100" r="96" fill="${palette.goldShade}" ${line(palette.goldEdge, 5)}/>
    <path d="M24 66a84 84 0 0 1 50-46" fill="none" ${line(palette.goldLight, 5)}/>
    <circle cx="100" cy="100" r="82" fill="${palette.white}" ${line(palette.goldEdge, 4)}/>${repeat(16, tick)}`,
  );
}

/** Points up and rotates about its center. */
function needle(): Picture {
  return picture(
    40,
    132,
    `<path d="M20 4l14 62H6z" fill="${palette.red}" ${line(palette.redEdge)}/>
    <path d="M20 128l14-62H6z" fill="${palette.stoneLight}" ${line(palette.stoneEdge)}/>
    <path d="M20 10v52l9 2z" fill="${palette.redLight}"/>
    <circle cx="20" cy="66" r="8" fill="${palette.gold}" ${line(palette.goldEdge)}/>`,
  );
}

function fish(): Picture {
  return picture(
    84,
    56,
    `<path d="M22 28L4 8c-2 14-2 26 0 40z" fill="${palette.gold}" ${line(palette.goldEdge)}/>
    <path d="M36 10c6-8 18-8 24 0z" fill="${palette.goldShade}" ${line(palette.goldEdge)}/>
    <path d="M16 28C26 8 62 2 80 28 62 54 26 48 16 28z" fill="${palette.gold}" ${line(palette.goldEdge)}/>
    <path d="M30 20c8-6 20-8 30-4" fill="none" ${line(palette.goldLight, 4)}/>
    <path d="M48 16c6 8 6 16 0 24" fill="none" ${line(palette.white, 5)}/><path d="M34 18c5 7 5 13 0 20" fill="none" ${line(palette.white, 4)}/>
    <circle cx="66" cy="24" r="5" fill="${palette.eye}"/><circle cx="67.500" cy="22.500" r="1.700" fill="${palette.white}"/>`,
  );
}

/** An arrow that points down at something. */
function hint(): Picture {
  return picture(
    64,
    72,
    `<path d="M22 4h20v32h18L32 68 4 36h18z" fill="${palette.gold}" ${line(palette.goldEdge, 5)}/><path d="M27 9h10" ${line(palette.goldLight, 4)}/>`,
  );
}

/** A scallop, with the wide side up. */
function shell(): Picture {
  const rib = (index: number): string => {
    const x = 14 + index * 15;
    return `<path d="M52 84Q${number(52 + (x - 52) * 0.7)} 52 ${number(x)} ${number(20 - 14 * Math.sin((index * Math.PI) / 5) + 8)}" fill="none" ${line(palette.nutGlint, 4)}/>`;
  };
  return picture(
    104,
    96,
    `<path d="M36 78L30 92H74L68 78z" fill="${palette.nutGlint}" ${line(palette.nutEdge)}/>
    <path d="M52 84C30 74 6 54 4 34c0-9 9-13 15-11 2-9 13-13 20-7 5-8 19-8 26 0 7-6 18-2 20 7 6-2 15 2 15 11C98 54 74 74 52 84z" fill="${palette.white}" ${line(palette.nutEdge)}/>${repeat(6, rib)}`,
  );
}
