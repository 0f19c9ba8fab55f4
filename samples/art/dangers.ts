import {palette} from './palette';
import {number, picture, polyline, repeat, type Picture, type Point} from './svg';

const edge = `stroke="${palette.redEdge}" stroke-width="1.6" stroke-linejoin="round"`;

/** @param step 0 or 1: which legs are on the ground */
function crab(step: 0 | 1): Picture {
  const bob = step === 0 ? 0 : 0.8;
  return picture(
    48,
    32,
    `${crabLegs(step)}${claw(-1, step)}${claw(1, 1 - step)}
    <g transform="translate(0 ${bob})">
      ${stalk(19)}${stalk(29)}
      <path d="M9.5 20.5C9.5 14.5 16 11.8 24 11.8s14.5 2.7 14.5 8.7C38.5 26 32 28 24 28S9.5 26 9.5 20.5z" fill="${palette.red}" ${edge}/>
      <path d="M37.2 18C36.6 24 31 26.3 24 26.6c-4 .1-8-.6-10.6-1.8C16.4 27 20 27.3 24 27.3c7.6 0 13.8-1.8 13.8-6.8 0-1-.2-1.8-.6-2.5z" fill="${palette.redShade}"/>
      <path d="M13.4 17.4C15 15.4 18 14.4 21 14" fill="none" stroke="${palette.redLight}" stroke-width="2" stroke-linecap="round"/>
      <path d="M20.4 21.4q3.6-2.2 7.2 0" fill="none" stroke="${palette.redEdge}" stroke-width="1.6" stroke-linecap="round"/>
    </g>`,
  );
}

function stalk(x: number): string {
  const inward = x < 24 ? 1 : -1;
  return `<path d="M${x} 14V8.4" stroke="${palette.redEdge}" stroke-width="4" stroke-linecap="round"/><path d="M${x} 14V8.4" stroke="${palette.red}" stroke-width="1.8"/>
    <circle cx="${x}" cy="6.6" r="4.1" fill="${palette.white}" stroke="${palette.redEdge}" stroke-width="1.4"/>
    <circle cx="${number(x + inward * 0.9)}" cy="7.2" r="1.9" fill="${palette.eye}"/>
    <path d="M${number(x - inward * 4)} 2.2L${number(x + inward * 3.4)} 4.6" stroke="${palette.redEdge}" stroke-width="2" stroke-linecap="round"/>`;
}

function claw(side: -1 | 1, lift: number): string {
  return `<g transform="translate(24 ${number(-lift * 1.6)}) scale(${side} 1)">
    <path d="M12 21C16 21.4 17.6 18.5 17 15.6" fill="none" stroke="${palette.redEdge}" stroke-width="4.4" stroke-linecap="round"/>
    <path d="M12 21C16 21.4 17.6 18.5 17 15.6" fill="none" stroke="${palette.red}" stroke-width="1.8" stroke-linecap="round"/>
    <path d="M16.6 16.8C12.6 14.6 11.6 9.4 15 6.4c.2 2.2 1 3.6 2.4 4.4C17.6 8.6 18.8 7 20.8 6.6c2.4 3.6.6 9-4.2 10.2z" fill="${palette.red}" ${edge}/>
    <path d="M14.6 9.4q-.7 2.4.8 4.4" fill="none" stroke="${palette.redLight}" stroke-width="1.4" stroke-linecap="round"/></g>`;
}

function crabLegs(step: 0 | 1): string {
  return [-1, 1]
    .map((side) =>
      repeat(3, (index) => {
        const forward = (index + step) % 2 === 0 ? 1.4 : -1.4;
        const foot = 9 + index * 4 + forward;
        return `<path d="M${24 + side * (7 + index * 2.4)} 24Q${number(24 + side * (foot + 3))} 24.5 ${number(24 + side * foot)} ${forward > 0 ? 31.2 : 30}"
          fill="none" stroke="${palette.redEdge}" stroke-width="2.6" stroke-linecap="round"/>`;
      }),
    )
    .join('');
}

function flatCrab(): Picture {
  const line = `fill="none" stroke="${palette.redEdge}" stroke-width="1.8" stroke-linecap="round"`;
  return picture(
    48,
    32,
    `<path d="M10 29L3.5 31M12 27L5 26.4M38 29l6.5 2M36 27l7-.6" ${line} stroke-width="2.6"/>
    <path d="M4 26.5c-2.6-2.6-1-6 2.4-6.6-.4 1.6 0 2.6 1.2 3.2 1-1 2.4-1.4 3.6-1-.2 3-3.6 5.6-7.2 4.4zM44 26.5c2.6-2.6 1-6-2.4-6.6.4 1.6 0 2.6-1.2 3.2-1-1-2.4-1.4-3.6-1 .2 3 3.6 5.6 7.2 4.4z" fill="${palette.red}" ${edge}/>
    <path d="M8.5 27.4C8.5 24 15 22.4 24 22.4s15.5 1.6 15.5 5-6 3.8-15.5 3.8-15.5-.4-15.5-3.8z" fill="${palette.red}" ${edge}/>
    <path d="M38.4 26.6c-.6 3-6.4 3.6-14.4 3.6-4 0-8-.2-10.4-.8 3 1.4 6.8 1.2 10.4 1.2 8.4 0 14.6-.4 14.6-3.200z" fill="${palette.redShade}"/>
    <path d="M13.4 25.400q4-1.6 8-1.6" fill="none" stroke="${palette.redLight}" stroke-width="1.6" stroke-linecap="round"/>
    <g fill="${palette.white}" stroke="${palette.redEdge}" stroke-width="1.4"><circle cx="18.5" cy="20.4" r="3.8"/><circle cx="29.5" cy="20.4" r="3.8"/></g>
    <path d="M17 18.900l3 3m0-3l-3 3M28 18.900l3 3m0-3l-3 3" ${line} stroke-width="1.5"/>
    <path d="M21 27.400q1.5-1.6 3 0t3 0" ${line} stroke-width="1.5"/>`,
  );
}

function urchin(): Picture {
  const middle: Point = [16, 21];
  const spikes = 13;
  const outline = Array.from({length: spikes * 2 - 1}, (_, index): Point => {
    const angle = Math.PI * (1.1 - (1.2 * index) / (spikes * 2 - 2));
    const reach = index % 2 === 0 ? 13.4 + (index % 4 === 0 ? 1.2 : 0) : 8.8;
    return [middle[0] + Math.cos(angle) * reach * 1.02, middle[1] - Math.sin(angle) * reach * 1.22 + 1.5];
  });
  const base: Point[] = [
    [24, 31.2],
    [8, 31.2],
  ];
  return picture(
    32,
    32,
    `<path d="${polyline([...outline, ...base])}Z" fill="${palette.urchin}" stroke="${palette.urchinEdge}" stroke-width="1.5" stroke-linejoin="round"/>
    <path d="M6.8 24C6.8 17.4 10.5 14.5 16 14.500s9.2 2.9 9.2 9.500c0 4.5-3.6 7-9.2 7s-9.2-2.5-9.2-7z" fill="${palette.urchinEdge}" opacity=".45"/>
    <path d="M8 23.500C8 17.8 11.2 15.2 16 15.200s8 2.6 8 8.300c0 4-3 6.3-8 6.300s-8-2.3-8-6.300z" fill="${palette.urchinLight}"/>
    <path d="M10.5 20.500q1-2.6 3.4-3.4" fill="none" stroke="#b890b0" stroke-width="1.8" stroke-linecap="round"/>
    <g fill="${palette.white}"><ellipse cx="12.8" cy="23.2" rx="2.2" ry="2.5"/><ellipse cx="19.2" cy="23.2" rx="2.2" ry="2.5"/></g>
    <g fill="${palette.urchinEdge}"><circle cx="13.3" cy="23.6" r="1.2"/><circle cx="18.7" cy="23.6" r="1.2"/><path d="M13.8 27.800q2.2-1.6 4.4 0" fill="none" stroke="${palette.urchinEdge}" stroke-width="1.3" stroke-linecap="round"/></g>
    <path d="M10.3 20.600l4 1.300M21.7 20.600l-4 1.3" stroke="${palette.urchinEdge}" stroke-width="1.6" stroke-linecap="round"/>`,
  );
}

/** The dangers: a patrolling crab and a waiting urchin. */
export const dangers: Readonly<Record<string, Picture>> = {
  'crab-1': crab(0),
  'crab-2': crab(1),
  'crab-flat': flatCrab(),
  urchin: urchin(),
};
