/**
 * Draws the pictures of the Home sample: node make-art.mjs
 * Each picture is composed as SVG, rendered by rsvg-convert and made small by pngquant, into ../Content.
 * Debian has both tools: apt-get install librsvg2-bin pngquant
 */
import {execFileSync} from 'node:child_process';
import {fileURLToPath} from 'node:url';

const contentFolder = fileURLToPath(new URL('../Content/', import.meta.url));

const day = {
  sky: ['#f26b2c', '#f58440', '#f89c57', '#fbb571', '#fdcb8c', '#fedda6'],
  sun: '#fff1c9',
  cloud: '#ffe3b8',
  island: ['#c8603c', '#a94a35'],
  sea: ['#2a9d97', '#1b8688', '#11707a', '#0c5b69'],
  glitter: '#ffe2a6',
  foam: '#fff3da',
  wetSand: '#dda465',
  sand: '#f4c987',
  sandShade: '#e8b56f',
  sandLight: '#fbdba4',
  trunk: '#6b3a20',
  trunkLight: '#8a5230',
  leaf: ['#0f5d45', '#18805a', '#2ba06a'],
  nut: '#4d2614',
};

const night = {
  ...day,
  sky: ['#0c1f3a', '#11284a', '#17345a', '#1f426b', '#29527b', '#35638a'],
  sun: '#f6ecd0',
  cloud: '#2b4d78',
  island: ['#163053', '#0f2542'],
  sea: ['#14597a', '#0f4868', '#0b3857', '#082a46'],
  glitter: '#cfe0e6',
  foam: '#8fb4bd',
  wetSand: '#4d4a5c',
  sand: '#6d6470',
  sandShade: '#5c5564',
  sandLight: '#80747b',
  trunk: '#24202f',
  trunkLight: '#383042',
  leaf: ['#082c33', '#0d3f42', '#14544f'],
  nut: '#171522',
};

const number = (value) => String(Math.round(value * 10) / 10);
const pathOf = (points) => points.map(([x, y], i) => `${i ? 'L' : 'M'}${number(x)} ${number(y)}`).join('');
const svg = (width, height, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** A repeatable stand-in for Math.random, so that the same art comes out each time. */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Point and unit tangent of the quadratic curve a, b, c at t. */
function alongCurve([ax, ay], [bx, by], [cx, cy], t) {
  const u = 1 - t;
  const dx = 2 * u * (bx - ax) + 2 * t * (cx - bx);
  const dy = 2 * u * (by - ay) + 2 * t * (cy - by);
  const length = Math.hypot(dx, dy) || 1;
  return {
    x: u * u * ax + 2 * u * t * bx + t * t * cx,
    y: u * u * ay + 2 * u * t * by + t * t * cy,
    dx: dx / length,
    dy: dy / length,
  };
}

/** A palm leaf: a bowed spine with pointed leaflets on both sides. */
function frond([x, y], angle, length, droop, color, rib) {
  const radians = (angle * Math.PI) / 180;
  const tip = [x + Math.cos(radians) * length, y - Math.sin(radians) * length + droop];
  const bend = [x + Math.cos(radians) * length * 0.55, y - Math.sin(radians) * length * 0.55 - droop * 0.42];
  const leaflets = Math.round(length / 9);
  const edge = (side) => {
    const points = [];
    for (let i = 0; i < leaflets; i++) {
      const t = 0.08 + (0.92 * i) / leaflets;
      const root = alongCurve([x, y], bend, tip, t);
      const fullness = Math.sin(Math.PI * (0.16 + t * 0.8)) ** 0.85;
      const reach = length * 0.25 * fullness + 2;
      const normal = [-root.dy * side, root.dx * side];
      const sweep = 0.75;
      points.push([root.x + normal[0] * 2.5, root.y + normal[1] * 2.5]);
      points.push([
        root.x + (normal[0] + root.dx * sweep) * reach * 0.8,
        root.y + (normal[1] + root.dy * sweep) * reach * 0.8 + reach * 0.22,
      ]);
    }
    return points;
  };
  const outline = [[x, y], ...edge(-1), tip, ...edge(1).reverse()];
  const spine = `M${number(x)} ${number(y)}Q${number(bend[0])} ${number(bend[1])} ${number(tip[0])} ${number(tip[1])}`;
  return `<path d="${pathOf(outline)}Z" fill="${color}"/><path d="${spine}" fill="none" stroke="${rib}" stroke-width="2.2"/>`;
}

/** A leaning trunk with rings, five nuts and a crown of fronds. */
function palm(foot, bend, top, size, colors) {
  const left = [];
  const right = [];
  let rings = '';
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    const at = alongCurve(foot, bend, top, t);
    const width = size * (0.085 + 0.075 * (1 - t) ** 2.2 - 0.03 * t);
    left.push([at.x + at.dy * width, at.y - at.dx * width]);
    right.push([at.x - at.dy * width, at.y + at.dx * width]);
    if (i % 2 === 1 && i < 23) {
      rings += `<path d="M${number(at.x + at.dy * width)} ${number(at.y - at.dx * width)}Q${number(at.x - at.dx * 5)} ${number(at.y - at.dy * 5)} ${number(at.x - at.dy * width)} ${number(at.y + at.dx * width)}"/>`;
    }
  }
  const sunny = right.map((point, i) => [point[0] * 0.62 + left[i][0] * 0.38, point[1] * 0.62 + left[i][1] * 0.38]);
  const [low, middle, high] = colors.leaf;
  const back = [
    [-38, 0.86, 0.55],
    [218, 0.9, 0.5],
    [62, 0.8, 0.25],
    [118, 0.84, 0.25],
  ];
  const front = [
    [6, 1.0, 0.5],
    [172, 1.02, 0.5],
    [34, 0.98, 0.38],
    [146, 1.0, 0.4],
    [-14, 0.8, 0.62],
    [194, 0.78, 0.62],
  ];
  const leaf =
    (color, rib) =>
    ([angle, reach, droop]) =>
      frond(top, angle, size * reach, size * droop, color, rib);
  const nuts = [
    [-9, 9],
    [8, 11],
    [-1, 19],
    [15, 4],
    [-15, 2],
  ]
    .map(
      ([x, y]) =>
        `<circle cx="${number(top[0] + (x * size) / 150)}" cy="${number(top[1] + (y * size) / 150)}" r="${number(size * 0.062)}"/>`,
    )
    .join('');
  return `${back.map(leaf(low, middle)).join('')}
    <path d="${pathOf([...left, ...right.reverse()])}Z" fill="${colors.trunk}"/>
    <path d="${pathOf([...sunny, ...right])}Z" fill="${colors.trunkLight}"/>
    <g fill="none" stroke="${colors.nut}" stroke-width="1.6" opacity=".55">${rings}</g>
    ${front.slice(2).map(leaf(middle, high)).join('')}${front.slice(0, 2).map(leaf(high, middle)).join('')}
    <g fill="${colors.nut}">${nuts}</g>`;
}

function cloud(x, y, scale, color, opacity) {
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="${color}" opacity="${opacity}"
    d="M0 0h118a13 13 0 0 0 0-26h-8a24 24 0 0 0-44-12 19 19 0 0 0-33 12H12A13 13 0 0 0 0 0z"/>`;
}

const bird = (x, y, scale, color) =>
  `<path transform="translate(${x} ${y}) scale(${scale})" d="M-12-5Q-5-9 0 0 5-9 12-5 5-4 0 4-5-4-12-5z" fill="${color}"/>`;

function shore(y, rise, color) {
  return `<path fill="${color}" d="M0 ${y + 6}C120 ${y - rise} 230 ${y + rise * 1.2} 370 ${y + 2}S610 ${y - rise} 720 ${y + 4} 880 ${y + rise} 960 ${y - 6}V540H0z"/>`;
}

/** Strips of light on the sea below the sun; they get wider and sparser towards the shore. */
function glitter(x, top, bottom, color, random) {
  let strips = '';
  for (let y = top; y < bottom; y += 9) {
    const near = (y - top) / (bottom - top);
    const width = 34 + near * 60 + random() * 46;
    const shift = (random() - 0.5) * (26 + near * 50);
    strips += `<rect x="${number(x - width / 2 + shift)}" y="${number(y)}" width="${number(width)}" height="${number(3 + near * 2)}" rx="2.5" opacity="${number(0.95 - near * 0.4)}"/>`;
  }
  return `<g fill="${color}">${strips}</g>`;
}

function ripples(top, bottom, color, random) {
  let strips = '';
  for (let i = 0; i < 26; i++) {
    const near = random();
    const width = 20 + near * 62;
    strips += `<rect x="${number(random() * 960)}" y="${number(top + 8 + near * (bottom - top - 14))}" width="${number(width)}" height="${number(2 + near * 1.5)}" rx="1.5"/>`;
  }
  return `<g fill="${color}" opacity=".35">${strips}</g>`;
}

/** Sky, islands, sea and sand in front of which everything else stands. */
function backdrop(colors, sun) {
  const random = randomFrom(20);
  const horizon = 300;
  const halos = colors.sky
    .slice(1)
    .map((color, i) => `<circle cx="${sun.x}" cy="${sun.y}" r="${[560, 420, 300, 200, 118][i]}" fill="${color}"/>`)
    .join('');
  const bands = colors.sea
    .slice(1)
    .map((color, i) => `<rect y="${horizon + [12, 36, 70][i]}" width="960" height="300" fill="${color}"/>`)
    .join('');
  const speckles = Array.from({length: 46}, () => {
    const near = random();
    return `<circle cx="${number(random() * 960)}" cy="${number(440 + near * 96)}" r="${number(1 + near * 1.6)}"/>`;
  }).join('');
  return `<rect width="960" height="540" fill="${colors.sky[0]}"/>${halos}
    <path d="M0 ${horizon}V262C40 246 84 250 120 268 160 250 214 254 246 284 262 290 276 296 286 ${horizon}z" fill="${colors.island[0]}"/>
    <path d="M812 ${horizon}C836 282 862 272 884 276 910 254 940 256 960 264V${horizon}z" fill="${colors.island[1]}"/>
    <rect y="${horizon}" width="960" height="240" fill="${colors.sea[0]}"/>${bands}
    ${ripples(horizon + 16, 404, colors.sea[0], random)}${glitter(sun.x, horizon + 5, 404, colors.glitter, random)}
    ${shore(399, 13, colors.foam)}${shore(407, 12, colors.wetSand)}${shore(421, 15, colors.sand)}
    <path d="M0 486C160 462 330 498 500 492S820 456 960 474V540H0z" fill="${colors.sandShade}"/>
    <path d="M0 512C190 500 400 524 600 516S860 498 960 506V540H0z" fill="${colors.sand}"/>
    <g fill="${colors.sandLight}">${speckles}</g>`;
}

const starfish = (x, y, size, color) => {
  const points = Array.from({length: 10}, (_, i) => {
    const radius = i % 2 ? size * 0.45 : size;
    const angle = (i * Math.PI) / 5 + 0.3;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.62];
  });
  return `<path d="${pathOf(points)}Z" fill="${color}" stroke="${color}" stroke-width="${size * 0.35}" stroke-linejoin="round"/>`;
};

/** A corner plant: a few low fronds that frame the picture. */
const tuft = (x, y, size, colors, angles) =>
  angles
    .map(([angle, reach], i) =>
      frond([x, y], angle, size * reach, size * 0.3, colors.leaf[i % 3], colors.leaf[(i + 1) % 3]),
    )
    .join('');

/** Two palms that grow out of one mound of sand. */
const grove = (colors) => `<ellipse cx="196" cy="461" rx="150" ry="10" fill="${colors.sandShade}"/>
    ${palm([150, 457], [152, 300], [252, 172], 158, colors)}${palm([112, 458], [58, 330], [92, 108], 176, colors)}
    <path d="M24 475C66 458 90 446 132 447S200 458 244 475z" fill="${colors.sand}"/>
    <path d="M86 457C106 448 130 447 152 453 138 459 108 462 86 457z" fill="${colors.sandLight}"/>`;

function beach() {
  const c = day;
  return svg(
    960,
    540,
    `${backdrop(c, {x: 628, y: 208})}
    ${cloud(742, 96, 0.92, c.cloud, 0.8)}${cloud(372, 128, 0.7, c.cloud, 0.65)}${cloud(838, 176, 0.5, c.cloud, 0.55)}
    ${bird(548, 84, 0.9, c.island[1])}${bird(578, 70, 0.7, c.island[1])}${bird(528, 68, 0.6, c.island[1])}
    ${grove(c)}
    ${tuft(958, 542, 128, c, [
      [168, 1],
      [98, 0.9],
      [146, 1.12],
      [122, 1.1],
    ])}
    ${starfish(792, 500, 13, '#e63e01')}
    <g fill="#fff3da"><path d="M330 512c0-9 7-15 15-15s15 6 15 15z"/><path d="M345 511v-13M338 511l-5-9M352 511l5-9" stroke="#e8b56f" stroke-width="1.8"/></g>`,
  );
}

function moonlitBeach() {
  const c = night;
  const random = randomFrom(5);
  const stars = Array.from(
    {length: 60},
    () => `<circle cx="${number(random() * 960)}" cy="${number(random() * 250)}" r="${number(0.7 + random() * 1.2)}"/>`,
  ).join('');
  return svg(
    960,
    540,
    `${backdrop(c, {x: 690, y: 110})}
    <g fill="#f6ecd0" opacity=".8">${stars}</g><circle cx="690" cy="110" r="42" fill="${c.sun}"/>
    <circle cx="676" cy="100" r="9" fill="#e3d6b4"/><circle cx="704" cy="122" r="6" fill="#e3d6b4"/><circle cx="700" cy="92" r="4" fill="#e3d6b4"/>
    ${grove(c)}
    ${tuft(958, 542, 128, c, [
      [168, 1],
      [98, 0.9],
      [146, 1.12],
      [122, 1.1],
    ])}`,
  );
}

/** A coconut seen from the front: shell, fibres and the three pores every coconut has, arranged as a face. */
function coconut() {
  const random = randomFrom(9);
  const fibres = Array.from({length: 26}, (_, i) => {
    const angle = (i / 26) * Math.PI * 2 + random() * 0.2;
    const inner = 34 + random() * 7;
    const outer = inner + 7 + random() * 6;
    const at = (radius, turn) =>
      `${number(60 + Math.cos(angle + turn) * radius)} ${number(60 + Math.sin(angle + turn) * radius)}`;
    return `<path d="M${at(inner, 0)}L${at(outer, 0.07)}"/>`;
  }).join('');
  return svg(
    120,
    120,
    `<circle cx="60" cy="60" r="54" fill="#5b2c15"/><circle cx="60" cy="60" r="49.5" fill="#9a5a30"/>
    <path d="M60 10.5a49.5 49.5 0 0 1 0 99 58 58 0 0 0 0-99z" fill="#864a26"/>
    <g fill="none" stroke="#bd7b47" stroke-width="2.6" stroke-linecap="round">${fibres}</g>
    <path d="M25 46A38 38 0 0 1 45 25" fill="none" stroke="#e0a46c" stroke-width="6" stroke-linecap="round"/>
    <g fill="#f07a45" opacity=".55"><circle cx="31" cy="72" r="6.5"/><circle cx="89" cy="72" r="6.5"/></g>
    <g fill="#32170a"><circle cx="43" cy="56" r="10"/><circle cx="77" cy="56" r="10"/><path d="M46.5 73h27a13.5 13.5 0 0 1-27 0z"/></g>
    <path d="M52.5 84a9.5 9.5 0 0 1 15 0 13.5 13.5 0 0 1-15 0z" fill="#e63e01"/>
    <g fill="#fff6e4"><circle cx="46.5" cy="52.5" r="3.8"/><circle cx="80.5" cy="52.5" r="3.8"/></g>`,
  );
}

const shadow = () => svg(120, 24, '<ellipse cx="60" cy="12" rx="52" ry="9" fill="#8a4f1e" fill-opacity=".45"/>');

const pictures = {
  beach: beach(),
  'beach-at-night': moonlitBeach(),
  coconut: coconut(),
  shadow: shadow(),
};

for (const [name, source] of Object.entries(pictures)) {
  const file = `${contentFolder}${name}.png`;
  execFileSync('rsvg-convert', ['--format=png', `--output=${file}`], {input: source});
  execFileSync('pngquant', ['--force', '--nofs', '--strip', '--speed=1', `--output=${file}`, '160', file]);
  console.log(`Content/${name}.png`);
}
