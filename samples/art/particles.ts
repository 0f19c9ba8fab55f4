import {picture, repeat, type Picture} from './svg';

/** The pictures of particles: white, so that an emitter's colors tint them. */
export const particles: Readonly<Record<string, Picture>> = {
  spark: spark(),
  star: star(),
  petal: petal(),
  drop: drop(),
  flake: flake(),
  shell: shell(),
};

/** A hot point in a soft glow. */
function spark(): Picture {
  return picture(
    32,
    32,
    `<defs><radialGradient id="g"><stop offset=".12" stop-color="#fff"/><stop offset=".4" stop-color="#fff" stop-opacity=".45"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>
    <circle cx="16" cy="16" r="16" fill="url(#g)"/>`,
  );
}

function star(): Picture {
  return picture(
    32,
    32,
    `<path d="M16 2.500l4 8.600 9.400 1.200-6.900 6.500 1.700 9.300L16 23.600l-8.200 4.500 1.700-9.300-6.900-6.500 9.400-1.200z"
      fill="#fff" stroke="#fff" stroke-width="2.400" stroke-linejoin="round"/>`,
  );
}

function petal(): Picture {
  return picture(
    32,
    32,
    `<path d="M16 30C6 24 3 12 10 4c3 0 4.500 1.500 6 4 1.500-2.500 3-4 6-4 7 8 4 20-6 26z" fill="#fff"/>
    <path d="M16 27V14M16 24c-3-2-5-5-5.500-9M16 24c3-2 5-5 5.500-9" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="1.600" stroke-linecap="round"/>`,
  );
}

/** A streak of rain that fades toward its upper end. */
function drop(): Picture {
  return picture(
    32,
    32,
    `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff"/></linearGradient></defs>
    <path d="M16 0l1.800 28a1.800 1.800 0 0 1-3.600 0z" fill="url(#g)"/>`,
  );
}

function flake(): Picture {
  const arm = '<path d="M0 0V-13M0-8l-4-3.500M0-8l4-3.500"/>';
  return picture(
    32,
    32,
    `<g transform="translate(16 16)" fill="none" stroke="#fff" stroke-width="2.400" stroke-linecap="round">
    ${repeat(6, (index) => `<g transform="rotate(${index * 60})">${arm}</g>`)}</g>`,
  );
}

/** A splinter, as from a coconut's shell or a plank. */
function shell(): Picture {
  return picture(
    32,
    32,
    `<path d="M3 20L11 6l16-1 2 12-13 11z" fill="#fff"/><path d="M11 6l16-1-9 8zM3 20l15-7-2 15z" fill="#000" fill-opacity=".16"/>`,
  );
}
