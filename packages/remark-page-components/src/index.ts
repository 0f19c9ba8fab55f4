export * from './findComponents';
export * from './addAttributes';
export * from './importComponents';
