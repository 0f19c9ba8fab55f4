import {palette} from './palette';
import {picture, type Picture} from './svg';

function button(sign: string): Picture {
  return picture(
    80,
    80,
    `<g opacity=".6"><circle cx="40" cy="40" r="37" fill="${palette.nutEdge}"/><circle cx="40" cy="40" r="33.5" fill="${palette.white}"/>
    <path d="M40 73.500a33.5 33.5 0 0 0 33.5-33.500h-2a31.5 28 0 0 1-63 0h-2A33.5 33.5 0 0 0 40 73.500z" fill="${palette.sandShade}"/>
    <g fill="none" stroke="${palette.nutEdge}" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">${sign}</g></g>`,
  );
}

function heart(fill: string, line: string, full: boolean): Picture {
  const glint = `<path d="M6.2 9.400A3.4 3.4 0 0 1 8.6 6.4" fill="none" stroke="#ffb08c" stroke-width="2" stroke-linecap="round"/>`;
  return picture(
    24,
    24,
    `<path d="M12 21.400C6 17 2.2 13.6 2.2 9 2.2 5.6 4.6 3.2 7.6 3.200c1.9 0 3.5 1 4.4 2.6.9-1.6 2.5-2.6 4.4-2.6 3 0 5.4 2.4 5.4 5.8 0 4.6-3.8 8-9.8 12.400z" fill="${fill}" stroke="${line}" stroke-width="1.8" stroke-linejoin="round"/>
    ${full ? glint : ''}`,
  );
}

/** The overlay of the game: touch buttons and hearts. */
export const controls: Readonly<Record<string, Picture>> = {
  'button-left': button('<path d="M46 24L28 40l18 16"/>'),
  'button-right': button('<path d="M34 24l18 16-18 16"/>'),
  'button-jump': button('<path d="M24 46l16-18 16 18"/>'),
  'button-pause': button('<path d="M32 27v26M48 27v26"/>'),
  heart: heart(palette.red, palette.redEdge, true),
  'heart-empty': heart('#00000033', palette.redEdge, false),
};
