/** Small helpers to compose SVG text. Coordinates are pixels, y downwards. */
export const number = (value) => String(Math.round(value * 10) / 10);
export const pathOf = (points) => points.map(([x, y], i) => `${i ? 'L' : 'M'}${number(x)} ${number(y)}`).join('');
export const svg = (width, height, body, scale = 1) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

/** A repeatable stand-in for Math.random, so that the same art comes out each time. */
export function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** Point and unit tangent of the quadratic curve a, b, c at t. */
export function alongCurve([ax, ay], [bx, by], [cx, cy], t) {
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
