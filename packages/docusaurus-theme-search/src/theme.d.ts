// Docusaurus finds theme components by these aliases; TypeScript learns of ours here.
declare module '@theme/NoSearch' {
  const NoSearch: typeof import('./theme/NoSearch').default;
  export default NoSearch;
}

/** Written while the site is built (index.ts). */
declare module '@generated/docusaurus-theme-search/default/site.json' {
  const data: import('./client/searchData').SiteData;
  export default data;
}
