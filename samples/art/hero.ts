import {palette} from './palette';
import {number, picture, repeat, type Picture} from './svg';

/** A foot: the position of its sole (48 x 48 picture, y downward) and its rotation in degrees. */
interface Foot {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
}

interface Pose {
  /** The center of the nut. */
  readonly y: number;
  readonly lean?: number;
  /** The nut's width divided by its height; 1 is round. */
  readonly squash?: number;
  readonly back: Foot;
  readonly front: Foot;
  readonly leaf?: number;
  readonly eyes?: 'open' | 'up' | 'down' | 'shut' | 'hurt';
  readonly mouth?: 'smile' | 'open' | 'round' | 'wavy';
}

const standing = {back: {x: 19.5, y: 47.2}, front: {x: 29, y: 47.2}} as const;

function hero(pose: Pose): Picture {
  const {y, lean = 0, squash = 1} = pose;
  return picture(
    48,
    48,
    `${leg(pose.back, 20.5, y, true)}${leg(pose.front, 27.5, y, false)}
    <g transform="translate(24 ${number(y)}) rotate(${lean}) scale(${number(squash)} ${number(1 / squash)})">
      ${leaf(pose.leaf ?? 0)}${nut()}${face(pose.eyes ?? 'open', pose.mouth ?? 'smile')}</g>`,
  );
}

/** Only his smiling head, around (0, 0) with a radius of 13.6. */
export const heroHead = (): string => `${leaf(0)}${nut()}${face('open', 'smile')}`;

function leg(foot: Foot, hip: number, y: number, far: boolean): string {
  const ankle = {x: foot.x, y: foot.y - 4.5};
  const knee = {x: (hip + ankle.x) / 2 + 2, y: (y + 11 + ankle.y) / 2};
  const shoe = far ? palette.redShade : palette.red;
  return `<path d="M${number(hip)} ${number(y + 9)}Q${number(knee.x)} ${number(knee.y)} ${number(ankle.x)} ${number(ankle.y)}"
      fill="none" stroke="${palette.nutEdge}" stroke-width="3.6" stroke-linecap="round"/>
    <g transform="translate(${number(foot.x)} ${number(foot.y)}) rotate(${foot.turn ?? 0})">
      <path d="M-4.4 0C-4.9-3.4-3.4-5.6-.8-5.6 1.4-5.6 2.2-4.3 3.8-4 6-3.6 7-2 6.6 0z" fill="${shoe}"
        stroke="${palette.redEdge}" stroke-width="1.5" stroke-linejoin="round"/>
      ${far ? '' : `<path d="M-2.6-3.3Q-2-4.3-.8-4.3" fill="none" stroke="${palette.redLight}" stroke-width="1.2" stroke-linecap="round"/>`}</g>`;
}

/** Around the center of the nut, whose radius is 13.6. */
function nut(): string {
  const fibers = repeat(9, (index) => {
    const angle = ((index * 40 + 12) * Math.PI) / 180;
    const at = (radius: number, turn: number): string =>
      `${number(Math.cos(angle + turn) * radius)} ${number(Math.sin(angle + turn) * radius)}`;
    return `<path d="M${at(9.6, 0)}L${at(11.6, 0.1)}"/>`;
  });
  return `<circle r="13.6" fill="${palette.nutEdge}"/><circle r="12.1" fill="${palette.nutBody}"/>
    <path d="M8.56-8.56A12.1 12.1 0 0 1-8.56 8.56 15.2 15.2 0 0 0 8.56-8.56z" fill="${palette.nutShade}"/>
    <g fill="none" stroke="${palette.nutFiber}" stroke-width="1.1" stroke-linecap="round">${fibers}</g>
    <path d="M-8.7-3.4A9.4 9.4 0 0 1-3.4-8.7" fill="none" stroke="${palette.nutGlint}" stroke-width="2.2" stroke-linecap="round"/>`;
}

function leaf(turn: number): string {
  const edge = `stroke="${palette.grassEdge}" stroke-width="1.4" stroke-linejoin="round"`;
  return `<g transform="translate(0 -12) rotate(${turn})">
    <path d="M0 1C-3-4.5-8.5-6-12.5-3.2-10.5 1.2-4.5 3.4 0 1z" fill="${palette.grass}" ${edge}/>
    <path d="M0 1C1.5-6 8-9.8 14-7 12-1.2 6 2.6 0 1z" fill="${palette.grassLight}" ${edge}/>
    <path d="M1.2.2C4-3.4 7.4-5.4 11-6" fill="none" stroke="${palette.grass}" stroke-width="1.2" stroke-linecap="round"/></g>`;
}

function face(eyes: NonNullable<Pose['eyes']>, mouth: NonNullable<Pose['mouth']>): string {
  return `<g fill="${palette.blush}" opacity=".75"><ellipse cx="-3.6" cy="3.6" rx="2" ry="1.5"/><ellipse cx="10" cy="3.6" rx="1.7" ry="1.5"/></g>
    ${eye(-0.2, eyes, 1)}${eye(7.2, eyes, -1)}${mouths[mouth]}`;
}

function eye(x: number, look: NonNullable<Pose['eyes']>, side: 1 | -1): string {
  const line = `fill="none" stroke="${palette.eye}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"`;
  if (look === 'shut') return `<path d="M${x - 2} -1.6q2 1.8 4 0" ${line}/>`;
  if (look === 'hurt') {
    const [from, to] = [number(x - 1.7 * side), number(x + 1.7 * side)];
    return `<path d="M${from}-3.8L${to}-1.7 ${from} .4" ${line}/>`;
  }
  const shift = {open: 0, up: -0.9, down: 0.9}[look];
  return `<ellipse cx="${x}" cy="${number(-1.6 + shift * 0.4)}" rx="2.3" ry="2.9" fill="${palette.eye}"/>
    <circle cx="${number(x + 0.7)}" cy="${number(-2.6 + shift)}" r="1" fill="${palette.white}"/>`;
}

const mouths = {
  smile: `<path d="M1 4.2q2.6 2.8 5.2 0" fill="none" stroke="${palette.eye}" stroke-width="1.6" stroke-linecap="round"/>`,
  open: `<path d="M.6 3.8h6a3 3.4 0 0 1-6 0z" fill="${palette.eye}" stroke="${palette.eye}" stroke-width="1" stroke-linejoin="round"/><path d="M2 6.2a2.6 2.6 0 0 1 3.4 0 3 3 0 0 1-3.4 0z" fill="${palette.red}"/>`,
  round: `<ellipse cx="3.6" cy="5.4" rx="1.9" ry="2.2" fill="${palette.eye}"/>`,
  wavy: `<path d="M.4 5.6q1.4-2 2.8-.2t2.8-.2" fill="none" stroke="${palette.eye}" stroke-width="1.6" stroke-linecap="round"/>`,
} as const;

/** Coco, a coconut with legs and a leaf on his head, looking right: file name and picture of every frame. */
export const heroFrames: Readonly<Record<string, Picture>> = {
  'hero-idle-1': hero({y: 26, ...standing}),
  'hero-idle-2': hero({y: 27, squash: 1.045, leaf: 5, ...standing}),
  'hero-run-1': hero({
    y: 26.5,
    lean: 7,
    back: {x: 13.5, y: 44, turn: 42},
    front: {x: 35, y: 46, turn: -22},
    leaf: -12,
    mouth: 'open',
  }),
  'hero-run-2': hero({
    y: 25,
    lean: 7,
    back: {x: 19, y: 41, turn: 36},
    front: {x: 28, y: 47.2},
    leaf: -20,
    mouth: 'open',
  }),
  'hero-run-3': hero({
    y: 26.5,
    lean: 7,
    back: {x: 34, y: 46, turn: -22},
    front: {x: 14, y: 44, turn: 42},
    leaf: -12,
    mouth: 'open',
  }),
  'hero-run-4': hero({
    y: 25,
    lean: 7,
    back: {x: 27, y: 47.2},
    front: {x: 20.5, y: 41, turn: 36},
    leaf: -20,
    mouth: 'open',
  }),
  'hero-jump': hero({
    y: 24,
    lean: -4,
    squash: 0.95,
    back: {x: 17, y: 46.5, turn: 38},
    front: {x: 32, y: 42, turn: -14},
    leaf: 14,
    eyes: 'up',
    mouth: 'open',
  }),
  'hero-fall': hero({
    y: 25.5,
    lean: 3,
    squash: 0.98,
    back: {x: 16, y: 44.5, turn: 14},
    front: {x: 32.5, y: 45.5, turn: 22},
    leaf: -34,
    eyes: 'down',
    mouth: 'round',
  }),
  'hero-hurt': hero({
    y: 25.5,
    lean: -14,
    squash: 1.06,
    back: {x: 16, y: 45.5, turn: -24},
    front: {x: 33, y: 43, turn: -36},
    leaf: 26,
    eyes: 'hurt',
    mouth: 'wavy',
  }),
};
