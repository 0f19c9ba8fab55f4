// Docusaurus finds theme components by these aliases; TypeScript learns of ours here.
declare module '@theme/ApiIndex' {
  const ApiIndex: typeof import('./theme/ApiIndex').default;
  export default ApiIndex;
}
declare module '@theme/ApiTasks' {
  const ApiTasks: typeof import('./theme/ApiTasks').default;
  export default ApiTasks;
}
declare module '@theme/ApiAreas' {
  const ApiAreas: typeof import('./theme/ApiAreas').default;
  export default ApiAreas;
}
declare module '@theme/ApiChanges' {
  const ApiChanges: typeof import('./theme/ApiChanges').default;
  export default ApiChanges;
}
declare module '@theme/ApiReleases' {
  const ApiReleases: typeof import('./theme/ApiReleases').default;
  export default ApiReleases;
}
declare module '@theme/ApiCompare' {
  const ApiCompare: typeof import('./theme/ApiCompare').default;
  export default ApiCompare;
}
declare module '@theme/ApiFile' {
  const ApiFile: typeof import('./theme/ApiFile').default;
  export default ApiFile;
}
declare module '@theme/ApiGallery' {
  const ApiGallery: typeof import('./theme/ApiGallery').default;
  export default ApiGallery;
}
declare module '@theme/ApiGalleryFilter' {
  const ApiGalleryFilter: typeof import('./theme/ApiGalleryFilter').default;
  export default ApiGalleryFilter;
}
