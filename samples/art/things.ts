import {palette} from './palette';
import {number, picture, repeat, type Picture} from './svg';

const edge = (color: string, width = 1.6): string =>
  `stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"`;

/** @param turn width of the visible face as a fraction of the full width; negative shows the back */
function coin(turn: number): Picture {
  const width = Math.abs(turn);
  const thin = width < 0.4;
  const rim = thin ? 0 : 1.6 * Math.sqrt(1 - width * width) * Math.sign(turn);
  const disc = (x: number, radius: number, fill: string): string =>
    `<ellipse cx="${number(16 + x)}" cy="16" rx="${number(Math.max(radius * width, 2))}" ry="${radius}" fill="${fill}"/>`;
  const palm = `<g transform="translate(16 16) scale(${number(turn)} 1)" fill="none" stroke="${palette.goldShade}" stroke-linecap="round">
    <path d="M.6 6.4C-.6 3 .2-.6 1.4-2.6" stroke-width="2.2"/>
    <path d="M1.2-2.8C-1.4-5.4-4.4-4.6-6-1.800M1.2-2.800C0-6-2.6-7-4.6-6.400M1.2-2.800C2.6-6 4.6-6.6 6-6M1.2-2.800C4-4.6 6-3.6 6.8-1.2" stroke-width="2"/></g>`;
  return picture(
    32,
    32,
    `${disc(rim, 12, palette.goldEdge)}${disc(0, 12, palette.goldEdge)}${disc(rim * 0.7, 10.6, palette.goldShade)}${disc(0, 10.6, palette.goldShade)}
    ${thin ? disc(-0.6, 9.6, palette.gold) : `${disc(-0.4, 10.2, palette.gold)}${disc(0, 8.4, '#fbcb52')}${palm}`}
    <path d="M${number(16 - 8.6 * width)} 12.600A${number(Math.max(9.2 * width, 1))} 9.2 0 0 1 ${number(16 - 3.6 * width)} 7.6" fill="none" stroke="${palette.goldLight}" stroke-width="${thin ? 1.2 : 1.8}" stroke-linecap="round"/>`,
  );
}

function flag(up: boolean): Picture {
  const cloth = up
    ? `<path d="M11.5 6.500C16 4.5 19 9 24 7.600c2.4-.6 4-1.6 5.5-1.6-1.5 2.4-1.8 4.4-1.5 6.6.2 2.4 1 4.4 2 6-5 2.8-8.5-2-13-.8-2.4.6-4 1.6-5.5 2z" fill="${palette.red}" ${edge(palette.redEdge)}/>
      <path d="M13 8.400c3-.8 5.5 1.8 9 1.6" fill="none" stroke="${palette.redLight}" stroke-width="2" stroke-linecap="round"/>
      <circle cx="20.5" cy="13.6" r="4.4" fill="${palette.white}"/><circle cx="20.5" cy="13.6" r="3.4" fill="${palette.nutShade}"/><g fill="${palette.white}"><circle cx="19.2" cy="12.8" r=".8"/><circle cx="21.8" cy="12.8" r=".8"/><circle cx="20.5" cy="15" r=".8"/></g>`
    : `<path d="M11.5 42.500C14 41.5 17.5 43 18.5 47c.8 3.5 2.5 6 4 8.5-2.5 2.5-5 1-6.5-.5-1.5 1.5-3 1.8-4.5 1.500z" fill="#9aa7a4" ${edge('#55625f')}/>
      <path d="M13.5 45c1.8 1 2.4 3.5 2.8 6" fill="none" stroke="#bcc6c3" stroke-width="1.6" stroke-linecap="round"/>`;
  return picture(
    32,
    64,
    `<ellipse cx="10" cy="62" rx="8.5" ry="2.6" fill="${palette.sandShade}" stroke="${palette.wetSand}" stroke-width="1"/>
    <rect x="8" y="4" width="4" height="58" rx="2" fill="${palette.woodLight}" ${edge(palette.woodEdge)}/>
    <path d="M11.2 6V60" stroke="${palette.woodShade}" stroke-width="1.2"/>
    ${cloth}
    <circle cx="10" cy="4.4" r="3.4" fill="${palette.gold}" ${edge(palette.goldEdge)}/><circle cx="9" cy="3.4" r="1.1" fill="${palette.goldLight}"/>`,
  );
}

function chest(open: boolean): Picture {
  const planks = '#b8743c';
  const lid = open
    ? `<path d="M9 22C9 11 15 5.5 22 5.500h22c6 0 11 5.5 11 16.500z" fill="#6b3a20" ${edge(palette.woodEdge, 2)}/>
      <path d="M13 22c0-8 4-12.5 9-12.500h21c5 0 8 4.5 8 12.500z" fill="${palette.nut}"/>
      <path d="M17 25c1-4 4-5.5 6-4.5 1-3 5-4 7.5-2 2-2.5 6-2.5 8 .5 2.5-1 5.5 0 6.5 2.5 1.5 0 3 1.5 3 3.500z" fill="${palette.gold}" ${edge(palette.goldEdge)}/>
      <g fill="none" stroke="${palette.goldLight}" stroke-width="1.6" stroke-linecap="round"><path d="M25 20.500q2-1.5 3.5-.5M36 19.500q2-1 3.5.5M20 23q1-1 2.5-.8"/></g>
      <g fill="${palette.goldLight}"><path d="M18 3l1 2.5 2.5 1-2.5 1-1 2.5-1-2.5-2.5-1 2.5-1zM49 1.500l.9 2.2 2.2.9-2.2.9-.9 2.2-.9-2.2-2.2-.9 2.2-.9z"/></g>`
    : `<path d="M8 25.500C8 15.5 14 10 21 10h22c7 0 13 5.5 13 15.500z" fill="${planks}" ${edge(palette.woodEdge, 2)}/>
      <path d="M12.5 18.500C14 14.8 17 13 20.5 13H33" fill="none" stroke="${palette.woodLight}" stroke-width="2.2" stroke-linecap="round"/>`;
  return picture(
    64,
    48,
    `${lid}
    <rect x="8" y="25" width="48" height="22" rx="3" fill="${planks}" ${edge(palette.woodEdge, 2)}/>
    <path d="M55 28v15.500a2.5 2.5 0 0 1-2.5 2.500H11a2.5 2.5 0 0 1-2-1h40a4 4 0 0 0 4-4V26.500z" fill="#995a2b"/>
    <path d="M10 36h44" stroke="#995a2b" stroke-width="1.6"/>
    ${[13, 45].map((x) => `<rect x="${x}" y="25" width="6" height="22" fill="${palette.gold}" ${edge(palette.goldEdge, 1.4)}/>`).join('')}
    ${open ? '' : `<path d="M13 25V14.500c1.5-1.8 3.5-3 6-3.800V25zM45 25V10.500c2.5.6 4.5 2 6 4V25z" fill="${palette.gold}" ${edge(palette.goldEdge, 1.4)}/>`}
    <path d="M8 25h48" stroke="${palette.woodEdge}" stroke-width="2"/>
    <path d="M27.5 22.500h9v8a4.5 4.5 0 0 1-9 0z" fill="${palette.gold}" ${edge(palette.goldEdge, 1.6)}/>
    <circle cx="32" cy="27.5" r="1.7" fill="${palette.goldEdge}"/><path d="M32 27.500v4" stroke="${palette.goldEdge}" stroke-width="1.6" stroke-linecap="round"/>`,
  );
}

function crate(): Picture {
  const nails = [4.5, 27.5].flatMap((y) => [4.5, 27.5].map((x) => `<circle cx="${x}" cy="${y}" r="1"/>`)).join('');
  return picture(
    32,
    32,
    `<rect x=".8" y=".8" width="30.4" height="30.4" rx="3" fill="${palette.woodShade}" stroke="${palette.woodEdge}" stroke-width="1.6"/>
    <rect x="6.5" y="6.5" width="19" height="19" fill="${palette.wood}" stroke="${palette.woodEdge}" stroke-width="1.2"/>
    <path d="M6.5 13h19M6.5 19h19" stroke="${palette.woodShade}" stroke-width="1.4"/>
    <path d="M8.6 23.400L23.4 8.6" stroke="${palette.woodEdge}" stroke-width="6"/><path d="M7.6 24.400L24.4 7.6" stroke="${palette.woodLight}" stroke-width="3.6"/>
    <path d="M2.6 29V3.600a1 1 0 0 1 1-1H29" fill="none" stroke="${palette.woodLight}" stroke-width="1.8" stroke-linecap="round"/>
    <g fill="${palette.woodEdge}">${nails}</g>`,
  );
}

/** Five bound logs, seen from their ends. */
function raft(): Picture {
  const log = (y: number, light: string, fill: string): string =>
    `<rect x="1" y="${y}" width="94" height="12" rx="6" fill="${fill}" ${edge(palette.woodEdge)}/>
    <path d="M12 ${y + 3.2}H60M66 ${y + 3.2}H84" stroke="${light}" stroke-width="2" stroke-linecap="round"/>
    <ellipse cx="7.5" cy="${y + 6}" rx="4.2" ry="4.6" fill="${palette.woodLight}" stroke="${palette.woodEdge}" stroke-width="1.2"/>
    <ellipse cx="7.5" cy="${y + 6}" rx="1.9" ry="2.2" fill="none" stroke="${palette.woodShade}" stroke-width="1"/>`;
  const rope = (x: number): string =>
    `<path d="M${x} .8h7v22.400h-7z" fill="#f0dcae" ${edge('#8f7443', 1.2)}/>
    ${repeat(5, (index) => `<path d="M${x + 0.8} ${number(5 + index * 4.4)}l5.4-2.8" stroke="#b89a62" stroke-width="1.2"/>`)}`;
  return picture(
    96,
    24,
    `${log(11, palette.wood, palette.woodShade)}${log(1, palette.woodLight, palette.wood)}${rope(22)}${rope(68)}`,
  );
}

/** What Coco collects, reaches, walks on and pushes. */
export const things: Readonly<Record<string, Picture>> = {
  'coin-1': coin(1),
  'coin-2': coin(0.72),
  'coin-3': coin(0.22),
  'coin-4': coin(-0.72),
  'flag-down': flag(false),
  'flag-up': flag(true),
  'chest-closed': chest(false),
  'chest-open': chest(true),
  crate: crate(),
  raft: raft(),
};
