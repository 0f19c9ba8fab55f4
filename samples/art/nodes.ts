import {coconut} from '../Home/art/things.mjs';
import {dangers} from './dangers';
import {palette} from './palette';
import {randomFrom} from './random';
import {number, picture, repeat, type Picture} from './svg';
import {things} from './things';
import {tiles} from './tiles';

const edge = (color: string, width = 3): string =>
  `stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** What the examples of nodes show in addition to the pictures of `examples`. */
export const nodes: Readonly<Record<string, Picture>> = {
  lagoon: lagoon(),
  fish: fish(),
  shark: shark(),
  basket: basket(),
  board: board(),
  digits: digits('Fredoka'),
};

/** The pictures of the sheet `beach`, by the names of their frames. */
export const beachSheet: Readonly<Record<string, Picture>> = {
  'crab.png': doubled(dangers['crab-1']),
  'crab-step.png': doubled(dangers['crab-2']),
  'coconut.png': wholeCoconut(),
  'coconut-open.png': openCoconut(),
  'crate.png': doubled(things['crate']),
  'starfish.png': starfish(),
};

/** The tiles of the level: those of the game, and a coin. */
export const levelTiles: readonly Picture[] = [...tiles, find(things['coin-1'])];

function find(drawing: Picture | undefined): Picture {
  if (drawing === undefined) throw new Error('An example shows a picture that is no longer drawn.');
  return drawing;
}

function doubled(drawing: Picture | undefined): Picture {
  const {width, height, svg} = find(drawing);
  const size = `width="${width * 2}" height="${height * 2}"`;
  return {width: width * 2, height: height * 2, svg: svg.replace(/width="[\d.]+" height="[\d.]+"/, size)};
}

function wholeCoconut(): Picture {
  return {width: 64, height: 64, svg: coconut().replace(/width="[\d.]+" height="[\d.]+"/, 'width="64" height="64"')};
}

/** Half a coconut: shell, meat and milk. */
function openCoconut(): Picture {
  return picture(
    64,
    64,
    `<path d="M4 26a28 28 0 0 0 56 0z" fill="${palette.nutShade}" ${edge(palette.nutEdge, 4)}/>
    <path d="M46 30c-2 10-8 16-16 19 12 0 22-8 25-19z" fill="${palette.nutEdge}" opacity=".35"/>
    <ellipse cx="32" cy="26" rx="28" ry="10" fill="${palette.white}" ${edge(palette.nutEdge, 4)}/>
    <ellipse cx="32" cy="27.500" rx="19" ry="5.500" fill="#bfe3dc"/><path d="M20 26.500q6-3 13-2.500" fill="none" ${edge('#fff', 2.4)}/>
    <path d="M14 41q2 5 6 8M24 48q3 3 7 3.500" fill="none" ${edge(palette.nutFiber, 2.4)}/>`,
  );
}

function starfish(): Picture {
  const arms = Array.from({length: 10}, (_, index) => {
    const radius = index % 2 === 0 ? 28 : 12.5;
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    return `${number(32 + radius * Math.cos(angle))} ${number(33 + radius * Math.sin(angle))}`;
  });
  const dots = repeat(5, (index) => {
    const angle = (index * Math.PI * 2) / 5 - Math.PI / 2;
    return `<circle cx="${number(32 + 17 * Math.cos(angle))}" cy="${number(33 + 17 * Math.sin(angle))}" r="2"/>`;
  });
  return picture(
    64,
    64,
    `<path d="M${arms.join('L')}z" fill="${palette.blush}" ${edge(palette.redEdge, 8)}/><path d="M${arms.join('L')}z" fill="${palette.blush}" ${edge(palette.blush, 3.5)}/>
    <g fill="${palette.goldLight}">${dots}</g><g fill="${palette.eye}"><circle cx="28" cy="31" r="2.400"/><circle cx="36" cy="31" r="2.400"/></g>
    <path d="M28.500 36q3.500 3.500 7 0" fill="none" ${edge(palette.eye, 2)}/>`,
  );
}

/** Under water: light from above, sand and weeds at the bottom. */
function lagoon(): Picture {
  const random = randomFrom(7);
  const rays = [90, 250, 420, 560]
    .map((x, index) => `<path d="M${x} 0h${46 + index * 9}L${x - 60 + index * 12} 360H${x - 170 + index * 12}z"/>`)
    .join('');
  const weed = (x: number, height: number, color: string): string =>
    `<path d="M${x} 340q-${number(height / 6)} -${number(height / 3)} 0 -${number(height / 2)} t0 -${number(height / 2)}" fill="none" ${edge(color, 9)}/>`;
  const weeds = repeat(11, (index) => {
    const x = index < 6 ? 16 + index * 21 : 510 + (index - 6) * 26;
    return weed(x, 50 + random() * 70, index % 2 ? palette.leaf[0] : palette.leaf[1]);
  });
  const grains = repeat(40, () => {
    const [x, y] = [random() * 640, 336 + random() * 22];
    return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(1 + random())}"/>`;
  });
  return picture(
    640,
    360,
    `<defs><linearGradient id="w" x2="0" y2="1"><stop stop-color="#3fb3a9"/><stop offset="1" stop-color="#0d6675"/></linearGradient></defs>
    <path d="M0 0h640v360H0z" fill="url(#w)"/><g fill="#fff" opacity=".09">${rays}</g>
    <path d="M0 300C90 270 170 292 260 306s200-34 380-12v66H0z" fill="#0c5562" opacity=".55"/>${weeds}
    <path d="M0 332C120 312 220 336 340 330s200-12 300 4v26H0z" fill="${palette.sand}"/><path d="M0 346C140 330 300 352 430 344s150-4 210 2v14H0z" fill="${palette.sandShade}"/>
    <g fill="${palette.sandLight}">${grains}</g>`,
  );
}

function fish(): Picture {
  return picture(
    72,
    48,
    `<path d="M20 24L5 10c-2 8-2 20 0 28z" fill="${palette.gold}" ${edge(palette.goldEdge)}/>
    <path d="M30 12q8-9 18-7l2 8z" fill="${palette.gold}" ${edge(palette.goldEdge)}/>
    <path d="M16 24C24 10 40 7 52 11c8 3 13 8 15 13-2 5-7 10-15 13-12 4-28 1-36-13z" fill="${palette.gold}" ${edge(palette.goldEdge)}/>
    <path d="M47 11c-5 8-5 18 0 26M33 12c-4 8-4 16 0 24" fill="none" ${edge(palette.white, 5)}/>
    <path d="M22 22q10-8 22-9" fill="none" ${edge(palette.goldLight, 3)}/>
    <circle cx="57" cy="20" r="5" fill="${palette.white}" ${edge(palette.goldEdge, 2)}/><circle cx="58.500" cy="20.500" r="2.600" fill="${palette.eye}"/>
    <path d="M60 30q3 0 5-2" fill="none" ${edge(palette.goldEdge, 2.4)}/>`,
  );
}

function shark(): Picture {
  return picture(
    160,
    88,
    `<path d="M24 46L5 22c10 2 20 8 28 16zM24 48L9 72c8-2 18-8 26-18z" fill="#6f8f9c" ${edge('#2b4450')}/>
    <path d="M70 26L84 4c8 6 12 14 14 24z" fill="#6f8f9c" ${edge('#2b4450')}/>
    <path d="M20 47C44 28 84 20 116 26c22 4 36 14 40 22-8 14-26 22-50 22-34 0-64-10-86-23z" fill="#7f9fab" ${edge('#2b4450')}/>
    <path d="M30 51c30 6 60 8 124 1-8 11-25 17-48 17-30 0-56-8-76-18z" fill="${palette.white}"/>
    <path d="M84 56l10 22c8-4 12-10 13-20z" fill="#6f8f9c" ${edge('#2b4450')}/>
    <path d="M122 58q14 6 26-3" fill="none" ${edge('#2b4450', 2.6)}/><path d="M128 59l3 5 3-4M136 60l3 4 3-5" fill="#fff" ${edge('#2b4450', 1.4)}/>
    <path d="M108 38q-4 8 0 16M100 38q-4 8 0 16" fill="none" ${edge('#56757f', 2.4)}/>
    <circle cx="133" cy="42" r="5" fill="${palette.white}" ${edge('#2b4450', 2)}/><circle cx="135" cy="42.500" r="2.600" fill="${palette.eye}"/><path d="M126 34l14 4" ${edge('#2b4450', 3)}/>`,
  );
}

function basket(): Picture {
  const rows = repeat(3, (row) =>
    repeat(8, (column) => {
      const x = 17 + column * 11 + (row % 2) * 5;
      return `<path d="M${x} ${34 + row * 14}h6" ${edge(palette.woodLight, 5)}/>`;
    }),
  );
  return picture(
    120,
    80,
    `<path d="M28 24C30-4 90-4 92 24" fill="none" ${edge(palette.woodEdge, 9)}/><path d="M28 24C30-4 90-4 92 24" fill="none" ${edge(palette.woodShade, 4)}/>
    <path d="M8 24h104L102 70q-1 7-8 7H26q-7 0-8-7z" fill="${palette.woodShade}" ${edge(palette.woodEdge, 4)}/>${rows}
    <rect x="3" y="18" width="114" height="13" rx="6.500" fill="${palette.wood}" ${edge(palette.woodEdge, 4)}/><path d="M12 22.500h96" ${edge(palette.woodLight, 3)}/>`,
  );
}

/** A board with rope at its corners, stretched as nine parts of 32 x 32. */
function board(): Picture {
  const corner = (x: number, y: number): string =>
    `<circle cx="${x}" cy="${y}" r="8" fill="${palette.gold}" ${edge(palette.goldEdge)}/><circle cx="${x - 2}" cy="${y - 2.5}" r="2.400" fill="${palette.goldLight}"/>`;
  return picture(
    96,
    96,
    `<rect x="3" y="3" width="90" height="90" rx="18" fill="${palette.wood}" stroke="${palette.woodEdge}" stroke-width="6"/>
    <rect x="11" y="11" width="74" height="74" rx="11" fill="none" stroke="${palette.woodLight}" stroke-width="3"/>
    <rect x="14" y="14" width="68" height="68" rx="9" fill="${palette.white}" opacity=".9"/>
    ${corner(15, 15)}${corner(81, 15)}${corner(15, 81)}${corner(81, 81)}`,
  );
}

/** 0 to 9 in a row, each 40 x 56. */
function digits(face: string): Picture {
  return picture(
    400,
    56,
    repeat(
      10,
      (index) =>
        `<text x="${20 + index * 40}" y="45" text-anchor="middle" font-family="${face}" font-weight="600" font-size="50" paint-order="stroke" fill="${palette.goldLight}" ${edge(palette.ink, 8)}>${index}</text>`,
    ),
  );
}
