import {number, randomFrom, svg} from './svg.mjs';

/** A coconut seen from the front: shell, fibres and the three pores every coconut has, arranged as a face. */
export function coconut() {
  const random = randomFrom(9);
  const fibres = Array.from({length: 26}, (_, i) => {
    const angle = (i / 26) * Math.PI * 2 + random() * 0.2;
    const inner = 34 + random() * 7;
    const outer = inner + 7 + random() * 6;
    const at = (radius, turn) =>
      `${number(60 + Math.cos(angle + turn) * radius)} ${number(60 + Math.sin(angle + turn) * radius)}`;
    return `<path d="M${at(inner, 0)}L${at(outer, 0.07)}"/>`;
  }).join('');
  return svg(
    120,
    120,
    `<circle cx="60" cy="60" r="54" fill="#5b2c15"/><circle cx="60" cy="60" r="49.5" fill="#9a5a30"/>
    <path d="M60 10.5a49.5 49.5 0 0 1 0 99 58 58 0 0 0 0-99z" fill="#864a26"/>
    <g fill="none" stroke="#bd7b47" stroke-width="2.6" stroke-linecap="round">${fibres}</g>
    <path d="M25 46A38 38 0 0 1 45 25" fill="none" stroke="#e0a46c" stroke-width="6" stroke-linecap="round"/>
    <g fill="#f07a45" opacity=".55"><circle cx="31" cy="72" r="6.5"/><circle cx="89" cy="72" r="6.5"/></g>
    <g fill="#32170a"><circle cx="43" cy="56" r="10"/><circle cx="77" cy="56" r="10"/><path d="M46.5 73h27a13.5 13.5 0 0 1-27 0z"/></g>
    <path d="M52.5 84a9.5 9.5 0 0 1 15 0 13.5 13.5 0 0 1-15 0z" fill="#e63e01"/>
    <g fill="#fff6e4"><circle cx="46.5" cy="52.5" r="3.8"/><circle cx="80.5" cy="52.5" r="3.8"/></g>`,
    1.06,
  );
}

export const shadow = () =>
  svg(128, 24, '<ellipse cx="64" cy="12" rx="54" ry="9.5" fill="#8a4f1e" fill-opacity=".45"/>');

export const crate = () =>
  svg(
    60,
    60,
    `<rect width="60" height="60" rx="4" fill="#8a5230"/><rect x="5" y="5" width="50" height="50" fill="#c98b4e"/>
    <path d="M5 21.5h50M5 38.5h50" stroke="#a96c38" stroke-width="3"/>
    <path d="M10 50L50 10" stroke="#8a5230" stroke-width="9"/><path d="M10 50L50 10" stroke="#b3763f" stroke-width="5"/>
    <g fill="#5b2c15"><circle cx="8" cy="8" r="2"/><circle cx="52" cy="8" r="2"/><circle cx="8" cy="52" r="2"/><circle cx="52" cy="52" r="2"/></g>`,
    0.8,
  );

export const plank = () =>
  svg(
    260,
    16,
    `<rect width="260" height="16" rx="5" fill="#8a5230"/><rect x="2" y="2" width="256" height="6" rx="3" fill="#b3763f"/>
    <g fill="#5b2c15"><circle cx="12" cy="8" r="2.5"/><circle cx="248" cy="8" r="2.5"/></g>`,
  );
