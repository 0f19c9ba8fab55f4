export * from './findComponents';
export * from './giveAttributes';
export * from './importComponents';
