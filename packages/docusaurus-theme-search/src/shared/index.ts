export * from './constants';
export * from './lanes';
export * from './hit';
export * from './kinds';
export * from './lanes';
export * from './protocol';
export * from './lanes';
