import {day, night} from './colors.mjs';
import {grove, tuft} from './palms.mjs';
import {backdrop, bird, cloud, starfish} from './seaside.mjs';
import {number, randomFrom, svg} from './svg.mjs';

export function beach() {
  const c = day;
  return svg(
    960,
    540,
    `${backdrop(c, {x: 628, y: 208})}
    ${cloud(742, 96, 0.92, c.cloud, 0.8)}${cloud(372, 128, 0.7, c.cloud, 0.65)}${cloud(838, 176, 0.5, c.cloud, 0.55)}
    ${bird(548, 84, 0.9, c.island[1])}${bird(578, 70, 0.7, c.island[1])}${bird(528, 68, 0.6, c.island[1])}
    ${grove(c)}
    ${tuft(958, 542, 128, c, [
      [168, 1],
      [98, 0.9],
      [146, 1.12],
      [122, 1.1],
    ])}
    ${starfish(792, 500, 13, '#e63e01')}
    <g fill="#fff3da"><path d="M330 512c0-9 7-15 15-15s15 6 15 15z"/><path d="M345 511v-13M338 511l-5-9M352 511l5-9" stroke="#e8b56f" stroke-width="1.8"/></g>`,
  );
}

/** The same shore without palms, small, as a stage for other things. */
export function cove() {
  const c = day;
  return svg(
    960,
    540,
    `${backdrop(c, {x: 700, y: 214})}<circle cx="700" cy="214" r="66" fill="${c.sun}"/>
    ${cloud(120, 120, 0.9, c.cloud, 0.6)}${cloud(820, 86, 0.7, c.cloud, 0.7)}
    ${bird(548, 84, 0.9, c.island[1])}${bird(578, 70, 0.7, c.island[1])}`,
    2 / 3,
  );
}

/** Moon, stars and palms at night, and the wood of a campfire on the sand. */
export function moonlitCove() {
  const c = night;
  const random = randomFrom(5);
  const moon = {x: 724, y: 118};
  const stars = Array.from(
    {length: 60},
    () => `<circle cx="${number(random() * 960)}" cy="${number(random() * 250)}" r="${number(1 + random() * 1.4)}"/>`,
  ).join('');
  return svg(
    960,
    540,
    `${backdrop(c, moon)}
    <g fill="#f6ecd0" opacity=".8">${stars}</g><circle cx="${moon.x}" cy="${moon.y}" r="46" fill="${c.sun}"/>
    <g fill="#e3d6b4"><circle cx="708" cy="106" r="10"/><circle cx="740" cy="132" r="7"/><circle cx="736" cy="98" r="4"/></g>
    ${grove(c)}
    <ellipse cx="520" cy="476" rx="190" ry="22" fill="#c4703f" opacity=".45"/>
    <ellipse cx="520" cy="476" rx="110" ry="13" fill="#f0a055" opacity=".5"/>
    <g stroke-linecap="round" stroke-width="15"><path d="M474 482L560 464" stroke="#3b2118"/><path d="M566 482L480 464" stroke="#53301f"/></g>
    <g fill="#8a5a3a"><circle cx="474" cy="482" r="5"/><circle cx="566" cy="482" r="5"/></g>`,
    2 / 3,
  );
}
