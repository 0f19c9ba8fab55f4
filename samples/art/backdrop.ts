import {palette} from './palette';
import {randomFrom} from './random';
import {number, picture, repeat, type Picture} from './svg';

const tileWidth = 1024;

function sky(): Picture {
  const sun = {x: 690, y: 250};
  const rings = palette.sky
    .slice(1)
    .map(
      (color, index) =>
        `<circle cx="${sun.x}" cy="${sun.y}" r="${[640, 480, 340, 225, 130][index] ?? 0}" fill="${color}"/>`,
    )
    .join('');
  return picture(
    960,
    540,
    `<rect width="960" height="540" fill="${palette.sky[0] ?? ''}"/>${rings}<circle cx="${sun.x}" cy="${sun.y}" r="62" fill="${palette.sun}"/>
    ${cloud(96, 150, 1.1, 0.75)}${cloud(350, 84, 0.75, 0.6)}${cloud(742, 118, 0.95, 0.8)}${cloud(520, 196, 0.55, 0.55)}${cloud(846, 226, 0.6, 0.6)}${cloud(228, 262, 0.6, 0.5)}`,
  );
}

const cloud = (x: number, y: number, scale: number, opacity: number): string =>
  `<path transform="translate(${x} ${y}) scale(${scale})" fill="${palette.cloud}" opacity="${opacity}"
    d="M0 0h118a13 13 0 0 0 0-26h-8a24 24 0 0 0-44-12 19 19 0 0 0-33 12H12A13 13 0 0 0 0 0z"/>`;

/** Draws `body` three times, so that what leaves the tile on one side enters on the other. */
const wrapped = (body: string): string =>
  [-tileWidth, 0, tileWidth].map((x) => `<g transform="translate(${x} 0)">${body}</g>`).join('');

/** Islands in the haze above a strip of sea. */
function islands(): Picture {
  const random = randomFrom(12);
  const horizon = 112;
  const glitter = repeat(44, () => {
    const near = random();
    const width = 14 + near * 46;
    return `<rect x="${number(random() * tileWidth)}" y="${number(horizon + 8 + near * 72)}" width="${number(width)}" height="${number(2 + near * 1.6)}" rx="1.4"/>`;
  });
  const body = `<path d="M60 ${horizon}V96C96 62 150 52 196 74c22-30 72-40 108-14 30 20 44 36 78 52z" fill="#e98a52"/>
    <path d="M30 ${horizon}c20-16 52-24 82-14 26 6 50 8 70 14z" fill="#dd7746"/>
    <path d="M560 ${horizon}c30-34 64-46 104-36 20-24 60-34 92-12 34-10 66 8 88 28 16 6 28 12 40 20z" fill="#e98a52"/>
    <path d="M700 ${horizon}c26-22 62-30 96-16 34-8 60 4 84 16z" fill="#dd7746"/>
    ${farPalm(150, 66, 1)}${farPalm(170, 70, 0.75)}${farPalm(706, 66, 0.95)}${farPalm(770, 62, 0.7)}`;
  return picture(
    tileWidth,
    200,
    `${wrapped(body)}<rect y="${horizon}" width="${tileWidth}" height="88" fill="${palette.sea[0]}"/>
    <rect y="${horizon + 14}" width="${tileWidth}" height="74" fill="#24938f"/><rect y="${horizon + 40}" width="${tileWidth}" height="48" fill="${palette.sea[1]}"/>
    <g fill="${palette.glitter}" opacity=".38">${wrapped(glitter)}</g>`,
  );
}

const farPalm = (x: number, y: number, scale: number): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})" stroke="#dd7746" fill="none" stroke-linecap="round"><path d="M0 4C1-8-1-18 4-30" stroke-width="3.4"/>
    <path d="M4-30C-4-38-12-36-17-29M4-30C0-40-7-42-12-41M4-30C8-40 15-42 20-39M4-30C12-36 20-34 23-27M4-30C8-30 12-26 13-21M4-30C-2-30-6-26-7-21" stroke-width="3.2"/></g>`;

/** Low green dunes with palms, nearer and darker than the islands. */
function dunes(): Picture {
  const back = '#4fae94';
  const front = '#36977f';
  const body = [
    [120, 74, 1],
    [168, 84, 0.8],
    [610, 70, 1.05],
    [668, 80, 0.75],
    [900, 86, 0.8],
  ]
    .map(([x = 0, y = 0, scale = 1]) => nearPalm(x, y, scale, front))
    .join('');
  return picture(
    tileWidth,
    160,
    `<path d="M0 112C60 80 110 70 170 82S300 122 380 104 500 62 610 74 760 118 860 116 964 144 1024 112V160H0z" fill="${back}"/>
    ${wrapped(body)}
    <path d="M0 128C80 112 130 104 200 118S340 146 430 130 560 98 660 112 830 146 890 140 944 144 1024 128V160H0z" fill="${front}"/>
    <g fill="#2f8973">${wrapped(repeat(26, (index) => bush(20 + index * 40 + (index % 3) * 9, 154 - (index % 4) * 5, 12 + (index % 5) * 2)))}</g>`,
  );
}

const bush = (x: number, y: number, size: number): string =>
  `<path d="M${x - size} ${y + 8}a${size * 0.6} ${size * 0.6} 0 0 1 ${size * 0.5}-${number(size * 0.7)} ${number(size * 0.62)} ${number(size * 0.62)} 0 0 1 ${size} 0 ${size * 0.6} ${size * 0.6} 0 0 1 ${size * 0.5} ${number(size * 0.7)}z"/>`;

function nearPalm(x: number, y: number, scale: number, color: string): string {
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${color}" stroke="${color}" stroke-linejoin="round"><path d="M-4 24C-2 0-4-20 4-42l4 1C3-20 5 2 6 24z"/>
    <path d="M6-42C-6-56-20-54-30-42-20-46-8-44 6-40zM6-42C0-58-14-64-26-60-14-56-4-50 6-40zM6-42C12-58 24-64 36-58 24-56 14-50 6-40zM6-42C20-54 34-50 42-38 30-44 18-44 6-40zM6-42C16-44 26-36 27-24 20-34 14-38 6-40zM6-42C-4-44-14-36-16-24-8-34-2-38 6-40z" stroke-width="2"/></g>`;
}

/** The background of the game. The two rows of hills repeat sideways without a seam. */
export const backdrop: Readonly<Record<string, Picture>> = {
  sky: sky(),
  'hills-far': islands(),
  'hills-near': dunes(),
};
