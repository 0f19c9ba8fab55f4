import {cove, moonlitCove} from '../Home/art/beach.mjs';
import {coconut} from '../Home/art/things.mjs';
import {dangers} from './dangers';
import {palette} from './palette';
import {picture, type Picture} from './svg';
import {things} from './things';

/** What the captured examples of samples/Api show: the home page's beach, with objects twice as large as in the game. */
export const examples: Readonly<Record<string, Picture>> = {
  cove: {width: 640, height: 360, svg: cove()},
  'moonlit-cove': {width: 640, height: 360, svg: moonlitCove()},
  crab: sized(dangers['crab-1'], 2),
  'crab-step': sized(dangers['crab-2'], 2),
  crate: sized(things['crate'], 2),
  coconut: sized({width: 128, height: 128, svg: coconut()}, 0.5),
  gull: gull(),
  panel: panel(),
  health: health(),
  'health-frame': healthFrame(),
  puff: puff(),
};

/** The same drawing at another size. Throws an Error if there is none, because drawings are looked up by name. */
export function sized(drawing: Picture | undefined, scale: number): Picture {
  if (drawing === undefined) throw new Error('An example shows a picture that is no longer drawn.');
  const {width, height, svg} = drawing;
  const size = `width="${width * scale}" height="${height * scale}"`;
  return {width: width * scale, height: height * scale, svg: svg.replace(/width="[\d.]+" height="[\d.]+"/, size)};
}

function gull(): Picture {
  const line = `stroke="${palette.ink}" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"`;
  return picture(
    96,
    56,
    `<path d="M46 34C38 12 22 6 4 10c12 4 20 14 30 26z" fill="${palette.white}" ${line}/>
    <path d="M28 36c10-8 24-9 36-5l6 8c-10 9-28 9-42 4l-20 2 9-8c5 2 8 1 11-1z" fill="${palette.white}" ${line}/>
    <path d="M76 30l14 4-15 4z" fill="${palette.gold}" ${line}/>
    <circle cx="69" cy="32" r="9" fill="${palette.white}" ${line}/>
    <path d="M63 29.5a7 7 0 0 0 0 6" fill="none" stroke="${palette.white}" stroke-width="5"/>
    <path d="M34 38C42 17 52 9 68 8 60 15 58 26 52 39z" fill="${palette.stoneLight}" ${line}/>
    <circle cx="71" cy="30" r="2.6" fill="${palette.eye}"/>`,
  );
}

/** A board of planks. */
function panel(): Picture {
  const plank = (y: number): string =>
    `<path d="M14 ${y}h232" stroke="${palette.woodShade}" stroke-width="4" stroke-linecap="round"/>`;
  const nail = (x: number, y: number): string => `<circle cx="${x}" cy="${y}" r="4" fill="${palette.woodEdge}"/>`;
  return picture(
    260,
    150,
    `<rect x="3" y="3" width="254" height="144" rx="16" fill="${palette.wood}" stroke="${palette.woodEdge}" stroke-width="6"/>
    <path d="M18 14h224" stroke="${palette.woodLight}" stroke-width="6" stroke-linecap="round"/>${plank(51)}${plank(99)}
    ${nail(22, 30)}${nail(238, 30)}${nail(22, 124)}${nail(238, 124)}
    <path d="M130 40l10.6 21.4 23.6 3.5-17.1 16.6 4 23.5L130 93.9 108.9 105l4-23.5-17.1-16.6 23.6-3.5z"
      fill="${palette.gold}" stroke="${palette.goldEdge}" stroke-width="4" stroke-linejoin="round"/>`,
  );
}

function health(): Picture {
  return picture(
    240,
    28,
    `<rect width="240" height="28" rx="8" fill="${palette.grass}"/><rect x="8" y="5" width="224" height="6" rx="3" fill="${palette.grassLight}"/>`,
  );
}

function healthFrame(): Picture {
  return picture(
    256,
    44,
    `<rect x="3" y="3" width="250" height="38" rx="13" fill="${palette.ink}" stroke="${palette.white}" stroke-width="4"/>`,
  );
}

/** A round cloud that fades toward its edge. */
function puff(): Picture {
  return picture(
    64,
    64,
    `<defs><radialGradient id="g"><stop offset=".1" stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
    <circle cx="32" cy="32" r="32" fill="url(#g)"/>`,
  );
}
