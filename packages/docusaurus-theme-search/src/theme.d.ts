// Docusaurus resolves theme components by these aliases. This file declares ours for TypeScript.
declare module '@theme/NoSearch' {
  const NoSearch: typeof import('./theme/NoSearch').default;
  export default NoSearch;
}

/** Written during the build by index.ts. */
declare module '@generated/docusaurus-theme-search/default/site.json' {
  const data: import('./client/searchData').SiteData;
  export default data;
}
