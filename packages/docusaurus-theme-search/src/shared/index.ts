export * from './constants';
export * from './conceptsLane';
export * from './hit';
export * from './kinds';
export * from './lanes';
export * from './protocol';
export * from './symbolsLane';
