import {heroHead} from './hero';
import {palette} from './palette';
import {picture, type Picture} from './svg';

/** The text of the title scene. @param face name of the font's face in the page that renders the picture */
export function title(face: string): Picture {
  const words = (attributes: string): string =>
    `<text x="280" y="113" text-anchor="middle" font-family="${face}" font-size="94" font-weight="600" letter-spacing="1" ${attributes}>Coco’s Cove</text>`;
  const around = (color: string, width: number): string =>
    `fill="${color}" stroke="${color}" stroke-width="${width}" stroke-linejoin="round"`;
  const ground = `${words(around(palette.ink, 22))}<circle cx="52" cy="82" r="16" fill="${palette.ink}"/><circle cx="358" cy="82" r="16" fill="${palette.ink}"/>`;
  return picture(
    560,
    160,
    `<g transform="translate(0 8)">${ground}</g>${ground}
    ${words(around(palette.white, 9))}
    <linearGradient id="fill" x1="0" y1="0" x2="0" y2="1"><stop offset=".25" stop-color="${palette.gold}"/><stop offset=".9" stop-color="${palette.red}"/></linearGradient>
    ${words('fill="url(#fill)"')}
    <g transform="translate(412 88)"><circle r="32" fill="${palette.white}"/><g transform="scale(2.12)">${heroHead()}</g></g>`,
  );
}
