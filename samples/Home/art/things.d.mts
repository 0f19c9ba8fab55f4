/** Each draws a picture as SVG text. */
export function coconut(): string;
export function shadow(): string;
export function crate(): string;
export function plank(): string;
