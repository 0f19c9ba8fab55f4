/** How Docusaurus calls the theme: among the plugins, and for its global data. */
export const themeName = 'docusaurus-theme-search';
