import {actions, sized} from './actions';
import {controls} from './controls';
import {examples} from './examples';
import {heroFrames} from './hero';
import {palette} from './palette';
import {particles} from './particles';
import {picture, type Picture} from './svg';
import {widgets} from './widgets';

const coco = (pose: string): Picture => sized(heroFrames[`hero-${pose}`], 2);

/**
 * What the samples of guides and release posts load, by the names that they use. Windows of 1280 points are shown at half
 * their size, so their contents are twice as large.
 */
export const guides: Readonly<Record<string, Picture>> = {
  player: coco('idle-1'),
  finger: sized(widgets['finger'], 2),
  'images/boat': sized(actions['boat'], 2),
  'images/card': sized(actions['card'], 1),
  'images/fish': sized(actions['fish'], 1.5),
  'images/flag': flag(),
  'images/frame': frame(),
  'images/icon': sized(examples['coconut'], 1),
  'images/spark': sized(particles['spark'], 1),
  'particles/spark': sized(particles['spark'], 1),
  heart: sized(controls['heart'], 6),
};

/** The pictures of the sheet `sprites/hero`, by the names of their frames. */
export const heroSheet: Readonly<Record<string, Picture>> = {
  'hero-idle.png': coco('idle-1'),
  ...Object.fromEntries([1, 2, 3, 4].map((step) => [`hero-walk-${step}.png`, coco(`run-${step}`)])),
};

/** A pennant on a pole. */
function flag(): Picture {
  return picture(
    100,
    180,
    `<path d="M14 12v164" stroke="${palette.woodEdge}" stroke-width="11" stroke-linecap="round"/>
    <path d="M14 14v160" stroke="${palette.woodLight}" stroke-width="4" stroke-linecap="round"/>
    <path d="M20 20c18-8 30 10 48 4q14-4 27 2-12 12-13 26 3 10 11 20-16 2-27 4c-18 4-28-12-46-4z"
      fill="${palette.gold}" stroke="${palette.goldEdge}" stroke-width="5" stroke-linejoin="round"/>
    <path d="M28 30c12-4 24 8 38 4" fill="none" stroke="${palette.goldLight}" stroke-width="5" stroke-linecap="round"/>
    <circle cx="14" cy="11" r="8" fill="${palette.red}" stroke="${palette.redEdge}" stroke-width="4"/>`,
  );
}

/** A board for an icon. */
function frame(): Picture {
  return picture(
    200,
    120,
    `<rect x="3" y="3" width="194" height="114" rx="16" fill="${palette.wood}" stroke="${palette.woodEdge}" stroke-width="6"/>
    <path d="M18 13h164" stroke="${palette.woodLight}" stroke-width="6" stroke-linecap="round"/>
    <path d="M13 42h174M13 79h174" stroke="${palette.woodShade}" stroke-width="4" stroke-linecap="round"/>`,
  );
}
