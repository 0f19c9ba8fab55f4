import {number, pathOf, randomFrom} from './svg.mjs';

export function cloud(x, y, scale, color, opacity) {
  return `<path transform="translate(${x} ${y}) scale(${scale})" fill="${color}" opacity="${opacity}"
    d="M0 0h118a13 13 0 0 0 0-26h-8a24 24 0 0 0-44-12 19 19 0 0 0-33 12H12A13 13 0 0 0 0 0z"/>`;
}

export const bird = (x, y, scale, color) =>
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
export function backdrop(colors, sun) {
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

export const starfish = (x, y, size, color) => {
  const points = Array.from({length: 10}, (_, i) => {
    const radius = i % 2 ? size * 0.45 : size;
    const angle = (i * Math.PI) / 5 + 0.3;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.62];
  });
  return `<path d="${pathOf(points)}Z" fill="${color}" stroke="${color}" stroke-width="${size * 0.35}" stroke-linejoin="round"/>`;
};
