/** Each draws a picture as SVG text. */
export function beach(): string;
export function cove(): string;
export function moonlitCove(): string;
