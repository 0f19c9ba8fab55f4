export * from './comparison/compareIds';
export * from './comparison/documentationIds';
export * from './external/externalLibrary';
export * from './external/extractLibrary';
export * from './external/libraryPart';
export * from './external/repositoryFiles';
export * from './project/referenceProjects';
export * from './source/toReferenceSource';
