/** `--surface-page` of tokens.css in each color mode. */
export const themeColors = {light: '#fffdf9', dark: '#0b171c'} as const;

/**
 * Colors the browser's own bars for the page's color mode, which may differ from the system's. Also an inline script, so
 * it must not use anything else.
 */
export function setThemeColor(colors: typeof themeColors): void {
  const mode = document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
  document.querySelector('[name=theme-color]')?.setAttribute('content', colors[mode]);
}
