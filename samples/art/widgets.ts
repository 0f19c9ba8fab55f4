import {palette} from './palette';
import {number, picture, repeat, type Picture} from './svg';

const edge = (color: string, width: number): string =>
  `stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

interface Colors {
  readonly fill: string;
  readonly light: string;
  readonly shade: string;
  readonly line: string;
}

const leaf: Colors = {fill: palette.grass, light: palette.grassLight, shade: '#1d7c50', line: palette.grassEdge};
const coral: Colors = {fill: palette.red, light: palette.redLight, shade: palette.redShade, line: palette.redEdge};
const board: Colors = {fill: palette.wood, light: palette.woodLight, shade: palette.woodShade, line: palette.woodEdge};
const dull: Colors = {
  fill: palette.stone,
  light: palette.stoneLight,
  shade: palette.stoneShade,
  line: palette.stoneEdge,
};

const words = (text: string, x: number, y: number, size: number, color: string): string =>
  `<text x="${x}" y="${y}" text-anchor="middle" font-family="Fredoka" font-size="${size}" font-weight="600" fill="${color}">${text}</text>`;

/** A raised plate of the given size, which sinks by 5 pixels when pressed. `sign` is at its center. */
function plate(width: number, height: number, colors: Colors, pressed: boolean, sign = ''): Picture {
  const {fill, light, shade, line} = colors;
  const top = pressed ? 7 : 2;
  const face = `x="2" y="${top}" width="${width - 4}" height="${height - 10}" rx="16"`;
  return picture(
    width,
    height,
    `<rect x="2" y="8" width="${width - 4}" height="${height - 10}" rx="16" fill="${shade}" ${edge(line, 4)}/>
    <rect ${face} fill="${pressed ? shade : fill}" ${edge(line, 4)}/>
    ${pressed ? '' : `<path d="M18 ${top + 6.5}H${width - 18}" ${edge(light, 5)}/>`}
    <g transform="translate(${width / 2} ${top + (height - 10) / 2})">${sign}</g>`,
  );
}

const title = (text: string): string =>
  `<g stroke="#00000055" stroke-width="3" stroke-linejoin="round">${words(text, 0, 13, 36, 'none')}</g>${words(text, 0, 11, 36, palette.white)}`;

const speaker = `<path d="M-20-8h9l13-11v38l-13-11h-9z" fill="${palette.white}"/>`;
const loud = `${speaker}<path d="M11-9a12 12 0 0 1 0 18M18-16a22 22 0 0 1 0 32" fill="none" ${edge(palette.white, 5)}/>`;
const mute = `${speaker}<path d="M11-8l14 16M25-8L11 8" ${edge(palette.white, 5)}/>`;
const pause = `<path d="M-9-12v24M9-12v24" ${edge(palette.white, 9)}/>`;
const minus = `<path d="M-13 0h26" ${edge(palette.white, 9)}/>`;
const plus = `<path d="M-13 0h26M0-13v26" ${edge(palette.white, 9)}/>`;

/** A key with an arrow to one side. */
function key(turn: number, down: boolean): Picture {
  const colors: Colors = down
    ? {fill: palette.gold, light: palette.goldLight, shade: palette.gold, line: palette.goldEdge}
    : {fill: palette.white, light: '#ffffff', shade: palette.sandShade, line: palette.woodEdge};
  const arrow = `<path transform="rotate(${turn})" d="M-11 0h22M3-9l9 9-9 9" fill="none" ${edge(palette.ink, 6)}/>`;
  return plate(72, 72, colors, down, arrow);
}

/** The bar of a slider: the groove, or what fills it. */
function bar(fill: string, light: string, line: string): Picture {
  return picture(
    320,
    28,
    `<rect x="2" y="2" width="316" height="24" rx="12" fill="${fill}" ${edge(line, 4)}/><path d="M14 8.500h292" ${edge(light, 4)}/>`,
  );
}

function sliderThumb(): Picture {
  return picture(
    64,
    64,
    `<circle cx="32" cy="33" r="27" fill="${palette.goldShade}" ${edge(palette.goldEdge, 4)}/>
    <circle cx="32" cy="30" r="24" fill="${palette.gold}"/><path d="M15 26A18 18 0 0 1 28 13" fill="none" ${edge(palette.goldLight, 5)}/>
    <path d="M24 24v14M32 24v14M40 24v14" ${edge(palette.goldEdge, 3.5)}/>`,
  );
}

function switchSide(text: string, colors: Colors): Picture {
  return picture(
    112,
    72,
    `<rect width="112" height="72" fill="${colors.fill}"/><rect width="112" height="9" fill="${colors.shade}"/>
    ${words(text, 54, 48, 34, palette.white)}`,
  );
}

/** The outline of a switch; everything outside is cut off. */
function switchMask(): Picture {
  return picture(148, 72, `<rect width="148" height="72" rx="36" fill="#fff"/>`);
}

function switchThumb(): Picture {
  return picture(
    72,
    72,
    `<circle cx="36" cy="36" r="33" fill="${palette.white}" ${edge(palette.ink, 4)}/>
    <path d="M10 40a26 26 0 0 0 52 0" fill="none" ${edge(palette.sandShade, 6)}/>`,
  );
}

/** The dial of a knob: marks around it. */
function knobTrack(): Picture {
  const mark = (index: number): string =>
    `<path d="M100 6V16" transform="rotate(${index * 30} 100 100)" ${edge(palette.white, 5)}/>`;
  return picture(
    200,
    200,
    `<circle cx="100" cy="100" r="97" fill="${palette.ink}" ${edge(palette.woodEdge, 4)}/>${repeat(12, mark)}
    <circle cx="100" cy="100" r="74" fill="none" ${edge('#2d1409', 16)}/>`,
  );
}

function knobProgress(): Picture {
  return picture(200, 200, `<circle cx="100" cy="100" r="74" fill="none" ${edge(palette.gold, 16)}/>`);
}

function knobThumb(): Picture {
  return picture(
    128,
    128,
    `<circle cx="64" cy="64" r="60" fill="${palette.nutBody}" ${edge(palette.nutEdge, 5)}/>
    <circle cx="64" cy="64" r="50" fill="${palette.nutShade}"/><path d="M26 50A40 40 0 0 1 50 26" fill="none" ${edge(palette.nutGlint, 6)}/>
    <path d="M64 12v26" ${edge(palette.white, 9)}/>`,
  );
}

/** The ten digits in cells of 48 x 64. */
function digits(): Picture {
  const shape = (index: number): string => {
    const at = (attributes: string): string =>
      `<text x="${index * 48 + 24}" y="51" text-anchor="middle" font-family="Fredoka" font-size="54" font-weight="600" ${attributes}>${index}</text>`;
    return `${at(`fill="${palette.ink}" ${edge(palette.ink, 9)}`)}${at(`fill="${palette.gold}"`)}`;
  };
  return picture(480, 64, repeat(10, shape));
}

/** A fingertip that touches the screen. */
function finger(): Picture {
  return picture(
    72,
    72,
    `<defs><radialGradient id="tip"><stop offset=".4" stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#fff" stop-opacity=".55"/></radialGradient></defs>
    <circle cx="36" cy="36" r="30" fill="url(#tip)" stroke="${palette.ink}" stroke-opacity=".75" stroke-width="4"/>
    <path d="M22 27a17 17 0 0 1 11-8" fill="none" ${edge('#fff', 5)}/>`,
  );
}

/** A palm, 60 pixels high above its foot. */
const palm = (): string =>
  `<path d="M0 0q4-22 12-38" fill="none" ${edge(palette.trunk, 8)}/>
    <g fill="${palette.leaf[1]}" ${edge(palette.leaf[0], 3)}><path d="M12-40c-14-14-30-10-38 2 14-4 26-2 38 4zM12-40c14-14 30-10 38 2-14-4-26-2-38 4zM12-40c-6-18-20-22-32-18 14 4 24 12 30 20zM12-40c6-18 20-22 32-18-14 4-24 12-30 20z"/></g>`;

/** One row of a list: a board with room for a picture and words. */
function row(): Picture {
  return picture(
    340,
    64,
    `<rect x="3" y="3" width="334" height="58" rx="12" fill="${palette.wood}" ${edge(palette.woodEdge, 4)}/>
    <path d="M16 10.500H324" ${edge(palette.woodLight, 4)}/><circle cx="40" cy="33" r="22" fill="${palette.sea[0]}" ${edge(palette.woodEdge, 3)}/>
    <path d="M22 41q18-14 36 0a22 22 0 0 1-36 0z" fill="${palette.sand}"/>
    <g transform="translate(35 41) scale(.6)">${palm()}</g>`,
  );
}

/** A chart of an island, larger than the screen. */
function chart(): Picture {
  const palmAt = (x: number, y: number): string => `<g transform="translate(${x} ${y})">${palm()}</g>`;
  const hill = (x: number, y: number, size: number): string =>
    `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-60 40L-8-44q8-12 16 0L62 40z" fill="${palette.island[0]}" ${edge(palette.woodEdge, 5)}/>
    <path d="M-8-44q8-12 16 0l14 24-14 8-10-10-12 8-8-8z" fill="${palette.white}"/></g>`;
  const wave = (x: number, y: number): string =>
    `<path d="M${x} ${y}q12-12 24 0t24 0t24 0" fill="none" ${edge(palette.sea[0], 5)}/>`;
  const waves = [
    [60, 90],
    [210, 60],
    [760, 80],
    [880, 210],
    [40, 330],
    [80, 560],
    [260, 650],
    [560, 660],
    [800, 610],
    [880, 440],
    [500, 50],
  ].map(([x = 0, y = 0]) => wave(x, y));
  return picture(
    1000,
    700,
    `<rect width="1000" height="700" fill="${palette.sea[1]}"/>${waves.join('')}
    <path d="M170 300C160 180 300 120 420 150c90 22 130-40 240-30 130 12 220 110 190 220-24 90 20 150-60 220-90 80-220 20-320 50-120 36-220-10-270-90-40-64-26-130-30-220z" fill="${palette.foam}"/>
    <path d="M190 306C182 200 310 144 418 172c94 24 140-38 240-28 116 12 196 100 168 194-24 84 14 140-54 200-80 70-200 14-304 44-108 32-196-6-244-78-38-58-30-118-34-198z" fill="${palette.sand}" ${edge(palette.wetSand, 5)}/>
    <path d="M300 320c10-80 120-110 200-76 70 30 170-40 230 20 60 62 0 110-20 160-24 60-120 60-190 50-90-14-240-40-220-154z" fill="${palette.grass}" ${edge(palette.grassEdge, 5)}/>
    ${hill(600, 300, 1.2)}${hill(500, 330, 0.9)}${hill(690, 350, 0.8)}
    ${palmAt(300, 270)}${palmAt(350, 470)}${palmAt(410, 300)}${palmAt(760, 260)}${palmAt(250, 420)}${palmAt(740, 480)}
    <path d="M240 520C300 560 340 500 400 510s70 60 150 40 60-90 140-90 90-40 70-90" fill="none" ${edge(palette.redShade, 8)} stroke-dasharray="2 22"/>
    <path d="M730 330l44 44M774 330l-44 44" ${edge(palette.redShade, 13)}/>
    <g transform="translate(130 170)"><circle r="62" fill="${palette.white}" ${edge(palette.woodEdge, 5)}/><path d="M0-52L13-13 52 0 13 13 0 52-13 13-52 0-13-13z" fill="${palette.gold}" ${edge(palette.goldEdge, 4)}/>${words('N', 0, -66, 34, palette.white)}</g>
    <g transform="translate(140 470)"><path d="M-46 10h92l-16 30h-60z" fill="${palette.wood}" ${edge(palette.woodEdge, 5)}/><path d="M0 8V-60" ${edge(palette.woodEdge, 6)}/><path d="M4-58q44 20 0 56z" fill="${palette.white}" ${edge(palette.ink, 4)}/></g>`,
  );
}

/** The pictures of samples about menus, controls and touches. */
export const widgets: Readonly<Record<string, Picture>> = {
  button: plate(72, 72, board, false),
  'button-pressed': plate(72, 72, board, true),
  'button-disabled': plate(72, 72, dull, false),
  play: plate(200, 72, leaf, false, title('Play')),
  'play-pressed': plate(200, 72, leaf, true, title('Play')),
  quit: plate(200, 72, coral, false, title('Quit')),
  'quit-pressed': plate(200, 72, coral, true, title('Quit')),
  shop: plate(200, 72, board, false, title('Shop')),
  'shop-pressed': plate(200, 72, board, true, title('Shop')),
  'shop-closed': plate(200, 72, dull, false, title('Closed')),
  pause: plate(72, 72, board, false, pause),
  'pause-pressed': plate(72, 72, board, true, pause),
  'sound-on': plate(112, 104, leaf, false, `<g transform="scale(1.300)">${loud}</g>`),
  'sound-off': plate(112, 104, dull, false, `<g transform="scale(1.300)">${mute}</g>`),
  minus: plate(84, 84, coral, false, minus),
  plus: plate(84, 84, leaf, false, plus),
  'slider-track': bar(palette.ink, '#2d1409', palette.woodEdge),
  'slider-fill': bar(palette.grass, palette.grassLight, palette.grassEdge),
  'slider-thumb': sliderThumb(),
  'switch-on': switchSide('ON', leaf),
  'switch-off': switchSide('OFF', coral),
  'switch-mask': switchMask(),
  'switch-thumb': switchThumb(),
  'knob-track': knobTrack(),
  'knob-progress': knobProgress(),
  'knob-thumb': knobThumb(),
  'key-left': key(180, false),
  'key-left-down': key(180, true),
  'key-right': key(0, false),
  'key-right-down': key(0, true),
  digits: digits(),
  finger: finger(),
  row: row(),
  chart: chart(),
};

/** The hues of the full circle, counterclockwise, with 0 degrees at the left. */
function hueRing(): Picture {
  const steps = 72;
  const piece = (index: number): string => {
    const at = (step: number, radius: number): string => {
      const angle = (step / steps) * 2 * Math.PI - Math.PI;
      return `${number(85 + radius * Math.cos(angle))} ${number(85 - radius * Math.sin(angle))}`;
    };
    const color = `hsl(${(index + 0.5) * (360 / steps)} 100% 50%)`;
    return `<path d="M${at(index - 0.1, 60)}L${at(index - 0.1, 81)}A81 81 0 0 0 ${at(index + 1.1, 81)}L${at(index + 1.1, 60)}z" fill="${color}"/>`;
  };
  return picture(
    170,
    170,
    `<circle cx="85" cy="85" r="70.500" fill="none" stroke="${palette.ink}" stroke-width="27"/>${repeat(steps, piece)}`,
  );
}

/** Black from below and white from the right over the color of the field: the box is 65 pixels wide and begins at 35. */
function fieldOverlay(): Picture {
  return picture(
    130,
    130,
    `<defs><linearGradient id="white" gradientUnits="userSpaceOnUse" x1="35" y1="0" x2="100" y2="0"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient>
    <linearGradient id="black" gradientUnits="userSpaceOnUse" x1="0" y1="95" x2="0" y2="30"><stop stop-color="#000"/><stop offset="1" stop-color="#000" stop-opacity="0"/></linearGradient></defs>
    <circle cx="65" cy="65" r="54" fill="url(#white)"/><circle cx="65" cy="65" r="54" fill="url(#black)"/>`,
  );
}

const disc = (attributes: string): Picture => picture(130, 130, `<circle cx="65" cy="65" r="54" ${attributes}/>`);

/** The pictures that CCControlColourPicker loads, by name. */
export const colorPicker: Readonly<Record<string, Picture>> = {
  menuColourPanelBackground: picture(
    206,
    186,
    `<rect x="2" y="2" width="202" height="182" rx="22" fill="${palette.wood}" ${edge(palette.woodEdge, 4)}/><path d="M22 9h162" ${edge(palette.woodLight, 4)}/>`,
  ),
  huePickerBackground: hueRing(),
  colourPickerBackground: disc('fill="#fff"'),
  colourPickerOverlay: fieldOverlay(),
  colourPickerShadow: disc(`fill="none" stroke="${palette.ink}" stroke-width="3"`),
  colourPicker: picture(
    26,
    26,
    `<circle cx="13" cy="13" r="9" fill="none" stroke="${palette.ink}" stroke-width="7"/><circle cx="13" cy="13" r="9" fill="none" stroke="#fff" stroke-width="4"/>`,
  ),
};
