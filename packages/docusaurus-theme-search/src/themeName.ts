/** The theme's name in Docusaurus's list of plugins and in its global data. */
export const themeName = 'docusaurus-theme-search';
