// What the page, the worker and the build share: the contents of the index, requests, answers and messages.
export * from './constants';
export * from './hit';
export * from './kinds';
export * from './lanes';
export * from './protocol';
