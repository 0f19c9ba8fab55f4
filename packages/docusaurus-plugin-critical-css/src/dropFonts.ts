import postcss from 'postcss';

/**
 * Removes the fonts from a stylesheet, because every page declares them inline. A second declaration would load a font
 * a second time and briefly show the text without it.
 */
export function dropFonts(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('font-face', (rule) => {
    rule.remove();
  });
  return sheet.toString();
}
