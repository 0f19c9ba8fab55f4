import {alongCurve, number, pathOf} from './svg.mjs';

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
export function palm(foot, bend, top, size, colors) {
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

/** A corner plant: a few low fronds that frame the picture. */
export const tuft = (x, y, size, colors, angles) =>
  angles
    .map(([angle, reach], i) =>
      frond([x, y], angle, size * reach, size * 0.3, colors.leaf[i % 3], colors.leaf[(i + 1) % 3]),
    )
    .join('');

/** Two palms that grow out of one mound of sand. */
export const grove = (colors) => `<ellipse cx="196" cy="461" rx="150" ry="10" fill="${colors.sandShade}"/>
    ${palm([150, 457], [152, 300], [252, 172], 158, colors)}${palm([112, 458], [58, 330], [92, 108], 176, colors)}
    <path d="M24 475C66 458 90 446 132 447S200 458 244 475z" fill="${colors.sand}"/>
    <path d="M86 457C106 448 130 447 152 453 138 459 108 462 86 457z" fill="${colors.sandLight}"/>`;
