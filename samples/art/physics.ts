import {palette} from './palette';
import {number, picture, polyline, repeat, type Picture, type Point} from './svg';

const edge = (color: string, width: number): string =>
  `stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** A board with nails at its ends. */
function plank(width: number): Picture {
  const nail = (x: number): string => `<circle cx="${x}" cy="12" r="2.4" fill="${palette.woodEdge}"/>`;
  return picture(
    width,
    24,
    `<rect x="1.5" y="1.5" width="${width - 3}" height="21" rx="6" fill="${palette.wood}" ${edge(palette.woodEdge, 3)}/>
    <path d="M8 6.500h${width - 16}" ${edge(palette.woodLight, 3)}/>
    <path d="M24 14.500h${width * 0.3}M${width * 0.55} 16h${width * 0.3}" ${edge(palette.woodShade, 2)}/>
    ${nail(10)}${nail(width - 10)}`,
  );
}

/** A wooden wheel; its spokes make its rotation visible. */
function wheel(): Picture {
  const spoke = (index: number): string => `<path d="M32 32V10" transform="rotate(${index * 60} 32 32)"/>`;
  return picture(
    64,
    64,
    `<circle cx="32" cy="32" r="29" fill="${palette.woodShade}" ${edge(palette.woodEdge, 4)}/>
    <circle cx="32" cy="32" r="20" fill="${palette.sandLight}" ${edge(palette.woodEdge, 3)}/>
    <g ${edge(palette.woodEdge, 8)}>${repeat(6, spoke)}</g><g ${edge(palette.wood, 4)}>${repeat(6, spoke)}</g>
    <path d="M14 18A24.500 24.500 0 0 1 32 7.500" fill="none" ${edge(palette.woodLight, 3)}/>
    <circle cx="32" cy="32" r="7.5" fill="${palette.gold}" ${edge(palette.goldEdge, 3)}/>`,
  );
}

/** The body of a cart, without wheels. */
function cart(): Picture {
  return picture(
    192,
    64,
    `<path d="M8 6h176l-10 46a8 8 0 0 1-8 6H26a8 8 0 0 1-8-6z" fill="${palette.wood}" ${edge(palette.woodEdge, 4)}/>
    <path d="M14 24h164M17.500 40h157" ${edge(palette.woodShade, 3)}/>
    <path d="M14 11.500h164" ${edge(palette.woodLight, 3)}/>
    <path d="M50 8l4 48M142 8l-4 48" ${edge(palette.woodEdge, 3)}/>
    <path d="M96 20l4.800 9.700 10.700 1.600-7.800 7.500 1.900 10.700-9.600-5-9.600 5 1.900-10.700-7.800-7.500 10.700-1.600z" fill="${palette.gold}" ${edge(palette.goldEdge, 2.5)}/>`,
  );
}

/** A gear whose teeth reach 5 pixels beyond its pitch circle. */
function gear(teeth: number, pitch: number, fill: string, light: string): Picture {
  const size = 2 * (pitch + 8);
  const middle = size / 2;
  const corner = (turn: number, radius: number): Point => {
    const angle = turn * 2 * Math.PI;
    return [middle + radius * Math.sin(angle), middle - radius * Math.cos(angle)];
  };
  const outline = Array.from({length: teeth}, (_, index) => [
    corner((index - 0.3) / teeth, pitch - 6),
    corner((index - 0.16) / teeth, pitch + 5),
    corner((index + 0.16) / teeth, pitch + 5),
    corner((index + 0.3) / teeth, pitch - 6),
  ]).flat();
  const holes = pitch > 40 ? 5 : 4;
  const hole = (index: number): string => {
    const [x, y] = corner(index / holes, pitch * 0.52);
    return `<circle cx="${number(x)}" cy="${number(y)}" r="${number(pitch * 0.17)}" fill="${palette.woodEdge}"/>`;
  };
  return picture(
    size,
    size,
    `<path d="${polyline(outline)}z" fill="${fill}" ${edge(palette.woodEdge, 4)}/>
    <circle cx="${middle}" cy="${middle}" r="${number(pitch * 0.8)}" fill="none" ${edge(light, 3)}/>${repeat(holes, hole)}
    <circle cx="${middle}" cy="${middle}" r="${number(pitch * 0.2)}" fill="${palette.gold}" ${edge(palette.goldEdge, 3)}/>`,
  );
}

/** The wheel of a pulley, over which a rope runs. */
function pulley(): Picture {
  return picture(
    48,
    48,
    `<circle cx="24" cy="24" r="21" fill="${palette.stone}" ${edge(palette.stoneEdge, 4)}/>
    <circle cx="24" cy="24" r="13" fill="${palette.stoneLight}" ${edge(palette.stoneEdge, 3)}/>
    <circle cx="24" cy="24" r="5" fill="${palette.gold}" ${edge(palette.goldEdge, 3)}/>`,
  );
}

/** The head of a bolt that holds two things together. */
function bolt(): Picture {
  return picture(
    24,
    24,
    `<circle cx="12" cy="12" r="9.500" fill="${palette.gold}" ${edge(palette.goldEdge, 3)}/>
    <path d="M8 12h8M12 8v8" ${edge(palette.goldEdge, 2.5)}/><path d="M6.500 9A6.500 6.500 0 0 1 9 6.500" fill="none" ${edge(palette.goldLight, 2)}/>`,
  );
}

/** A ramp that rises to the right, twice as wide as high. */
function ramp(): Picture {
  return picture(
    256,
    128,
    `<path d="M2 127L254 1.500V127z" fill="${palette.ground}"/>
    <path d="M60 127L254 30V127z" fill="${palette.groundShade}"/>
    <path d="M2 127L254 1.500" ${edge(palette.woodEdge, 4)}/>
    <path d="M12 125.500L253 5.500" ${edge(palette.groundLight, 5)}/><path d="M252.500 2V127" ${edge(palette.woodEdge, 3)}/>
    <g fill="${palette.groundLight}"><circle cx="150" cy="92" r="4"/><circle cx="206" cy="70" r="5"/><circle cx="222" cy="106" r="4"/><circle cx="112" cy="112" r="3"/><circle cx="184" cy="112" r="3"/></g>`,
  );
}

/** The flash where two objects hit each other. */
function flash(): Picture {
  const star = (points: number, outer: number, inner: number): string =>
    polyline(
      Array.from({length: 2 * points}, (_, index): Point => {
        const angle = (index * Math.PI) / points;
        const radius = index % 2 === 0 ? outer : inner;
        return [40 + radius * Math.sin(angle), 40 - radius * Math.cos(angle)];
      }),
    );
  return picture(
    80,
    80,
    `<path d="${star(9, 37, 20)}z" fill="${palette.gold}" ${edge(palette.goldEdge, 3)}/><path d="${star(9, 24, 13)}z" fill="${palette.white}"/>`,
  );
}

/** The pictures of bodies in samples about physics, and of what they hang from. 64 pixels are one meter. */
export const physics: Readonly<Record<string, Picture>> = {
  plank: plank(192),
  'long-plank': plank(384),
  wheel: wheel(),
  cart: cart(),
  gear: gear(16, 64, palette.wood, palette.woodLight),
  'small-gear': gear(8, 32, palette.stone, palette.stoneLight),
  pulley: pulley(),
  bolt: bolt(),
  ramp: ramp(),
  flash: flash(),
};
