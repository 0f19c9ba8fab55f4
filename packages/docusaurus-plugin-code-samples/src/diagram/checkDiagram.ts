/**
 * Checks that a diagram's SVG has a text alternative, follows the theme and can be on one page with other diagrams.
 * Returns the markup to inline.
 *
 * @throws Error that names the first broken rule.
 */
export function checkDiagram(name: string, svg: string): string {
  const prefix = `diagram-${name}-`;
  if (!svg.includes(`<title id="${prefix}title">`) || !svg.includes(`<desc id="${prefix}desc">`)) {
    throw new Error(`Add <title id="${prefix}title"> and <desc id="${prefix}desc">: they are the text alternative.`);
  }
  return checkDrawing(svg, prefix, prefix);
}

/**
 * Checks the drawing that replaces a diagram on narrow screens. It shows the same, so it uses the diagram's text
 * alternative. Returns the markup to inline after the diagram's.
 *
 * @throws Error that names the first broken rule.
 */
export function checkNarrowDiagram(name: string, svg: string): string {
  if (!(drawingWidth(svg) <= maxNarrowWidth))
    throw new Error(`A narrow drawing is at most ${maxNarrowWidth} units wide: viewBox="0 0 ${maxNarrowWidth} …".`);
  if (/<(?:title|desc)\b/.test(svg))
    throw new Error('A narrow drawing uses the text alternative of the wide one, so remove <title> and <desc>.');
  return checkDrawing(svg, `diagram-${name}-`, `diagram-${name}-narrow-`);
}

/** The largest width of a narrow drawing. A unit is about a pixel on a phone, so a wider one has too small text. */
export const maxNarrowWidth = 360;

/** The width of a drawing in its own units; `NaN` if it has no `viewBox` that starts at 0. */
export function drawingWidth(svg: string): number {
  return Number(/<svg[^>]*\sviewBox="0 0 (\d+) /.exec(svg)?.[1]);
}

function checkDrawing(svg: string, labelPrefix: string, prefix: string): string {
  if (!svg.trimStart().startsWith('<svg')) throw new Error('An SVG must start with <svg, without an XML prolog.');
  if (!/<svg[^>]*\srole="img"/.test(svg) || !svg.includes(`aria-labelledby="${labelPrefix}title ${labelPrefix}desc"`)) {
    throw new Error(`The root needs role="img" and aria-labelledby="${labelPrefix}title ${labelPrefix}desc".`);
  }
  const foreignId = [...svg.matchAll(/\sid="([^"]+)"/g)]
    .map((match) => match[1] ?? '')
    .find((id) => !id.startsWith(prefix));
  if (foreignId !== undefined)
    throw new Error(`The id "${foreignId}" must start with "${prefix}", or it may clash on a page.`);
  const fixedColor = /\s(?:style|fill|stroke)="(?!none"|url\()[^"]*"|<style\b/.exec(svg)?.[0];
  if (fixedColor !== undefined) {
    throw new Error(`"${fixedColor.trim()}" does not follow the theme. Use the classes of diagrams.css.`);
  }
  return svg.replace(/>\s+</g, '><').trim();
}
