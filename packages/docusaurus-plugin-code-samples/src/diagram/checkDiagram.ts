/**
 * Checks a diagram's SVG before it is put into a page: it must be readable without being seen, follow the theme and
 * live beside other diagrams. Returns the markup to inline.
 *
 * @throws Error naming the first rule that is broken.
 */
export function checkDiagram(name: string, svg: string): string {
  const prefix = `diagram-${name}-`;
  if (!svg.trimStart().startsWith('<svg')) throw new Error('An SVG must start with <svg, without an XML prolog.');
  if (!svg.includes(`<title id="${prefix}title">`) || !svg.includes(`<desc id="${prefix}desc">`)) {
    throw new Error(`Add <title id="${prefix}title"> and <desc id="${prefix}desc">: they are the text alternative.`);
  }
  if (!/<svg[^>]*\srole="img"/.test(svg) || !svg.includes(`aria-labelledby="${prefix}title ${prefix}desc"`)) {
    throw new Error(`The root needs role="img" and aria-labelledby="${prefix}title ${prefix}desc".`);
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
