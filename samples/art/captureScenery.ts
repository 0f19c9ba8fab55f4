import {day, night} from '../Home/art/colors.mjs';
import {backdrop} from '../Home/art/seaside.mjs';
import {palette} from './palette';
import {randomFrom} from './random';
import {number, picture, polyline, repeat, type Picture, type Point} from './svg';

/** What the captured transitions and effects show in addition to the examples' cove: few details, so that files stay small. */
export const captureScenery: Readonly<Record<string, Picture>> = {
  'night-cove': nightCove(),
  palm: palm(),
  streak: streak(),
};

/** The cove at night, with a fire on the sand. */
function nightCove(): Picture {
  const moon = {x: 724, y: 118};
  const chance = randomFrom(5);
  const stars = repeat(26, () => {
    const [x, y, size] = [chance() * 960, chance() * 240, 1.6 + chance() * 1.6];
    return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(size)}"/>`;
  });
  const body = `${backdrop(night, moon)}<g fill="#f6ecd0" opacity=".8">${stars}</g>
    <circle cx="${moon.x}" cy="${moon.y}" r="56" fill="${night.sun}"/>
    <g fill="#e3d6b4"><circle cx="704" cy="104" r="12"/><circle cx="744" cy="136" r="9"/><circle cx="738" cy="94" r="5"/></g>
    ${campfire(400, 462)}`;
  return {
    width: 640,
    height: 360,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" viewBox="0 0 960 540">${body}</svg>`,
  };
}

/** A fire on two logs, its light on the sand around it; (x, y) is where the logs cross. */
function campfire(x: number, y: number): string {
  return `<g transform="translate(${x} ${y})"><ellipse cy="12" rx="220" ry="30" fill="#c4703f" opacity=".4"/>
    <ellipse cy="11" rx="126" ry="18" fill="#f0a055" opacity=".6"/>
    <g stroke-linecap="round" stroke-width="18"><path d="M-56 14L50-8" stroke="#3b2118"/><path d="M56 14L-50-8" stroke="#53301f"/></g>
    <path d="M-44-2C-58-44-26-60-24-96-4-84-2-70 0-58 6-76 2-104-8-126 30-112 36-78 30-52 38-56 42-64 42-72 60-46 54-16 42-2 26 10-28 10-44-2z" fill="#f2742b"/>
    <path d="M-26 0C-34-26-16-38-12-60 2-50 4-38 6-30 12-38 12-48 10-58 30-40 36-18 26 0 14 8-16 8-26 0z" fill="#fbb034"/>
    <path d="M-10 2C-14-14-4-20 0-32 12-20 16-8 12 2 6 6-6 6-10 2z" fill="#fff1c9"/></g>`;
}

/** A palm that leans to the right, with its foot in the middle of the lower edge. */
function palm(): Picture {
  const crown: Point = [116, 78];
  const [low, middle, high] = day.leaf as [string, string, string];
  const leaf = (angle: number, length: number, color: string) => frond(crown, angle, length, color);
  const trunk = 'M76 248C70 190 84 130 108 82L122 84C106 132 98 190 112 248z';
  const rings = repeat(5, (index) => {
    const y = 112 + index * 28;
    const x = 101 - index * 5.4;
    return `<path d="M${number(x)} ${y}q8 5 ${number(15 + index * 3)} 2"/>`;
  });
  return picture(
    240,
    250,
    `${leaf(212, 96, low)}${leaf(-32, 98, low)}${leaf(112, 74, low)}${leaf(60, 76, low)}
    <path d="${trunk}" fill="${palette.trunk}"/><g fill="none" stroke="${palette.trunkLight}" stroke-width="4">${rings}</g>
    ${leaf(140, 100, middle)}${leaf(36, 104, middle)}${leaf(178, 108, high)}${leaf(4, 110, high)}
    <g fill="${day.nut}"><circle cx="106" cy="88" r="9"/><circle cx="123" cy="91" r="9"/><circle cx="114" cy="98" r="9"/></g>`,
  );
}

/** A leaf that bends down toward its tip, smooth above and jagged below. */
function frond([x, y]: Point, angle: number, length: number, color: string): string {
  const radians = (angle * Math.PI) / 180;
  const across = Math.cos(radians) * length;
  const tip: Point = [x + across, y - Math.sin(radians) * length * 0.72 + length * 0.34];
  const bend: Point = [x + across * 0.52, y - Math.sin(radians) * length * 0.62 - length * 0.24];
  const at = (t: number): Point => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * bend[0] + t ** 2 * tip[0],
    (1 - t) ** 2 * y + 2 * t * (1 - t) * bend[1] + t ** 2 * tip[1],
  ];
  const teeth = 5;
  const below = Array.from({length: teeth * 2 + 1}, (_, index): Point => {
    const t = 1 - index / (teeth * 2);
    const [px, py] = at(t);
    const depth = length * (index % 2 === 0 ? 0.09 : 0.25) * Math.sin(Math.PI * (0.1 + t * 0.8));
    return [px - (across > 0 ? 1 : -1) * depth * 0.2, py + depth];
  });
  const above = Array.from({length: 9}, (_, index) => at(index / 8));
  return `<path d="${polyline([...above, ...below.slice(1)])}Z" fill="${color}" stroke="${color}" stroke-width="3" stroke-linejoin="round"/>`;
}

/** A ribbon's cross-section: bright in the middle, transparent at its left and right edges. */
function streak(): Picture {
  const stops = [
    [0, 0],
    [0.3, 0.35],
    [0.5, 1],
    [0.7, 0.35],
    [1, 0],
  ].map(([offset, opacity]) => `<stop offset="${offset}" stop-color="#fff" stop-opacity="${opacity}"/>`);
  return picture(
    32,
    32,
    `<defs><linearGradient id="g">${stops.join('')}</linearGradient></defs><rect width="32" height="32" fill="url(#g)"/>`,
  );
}
