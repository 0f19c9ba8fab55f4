export type {BuiltPages} from './builtPages';
export type {CreatePageFunction, PageFunction} from './PageFunction';
export {postBuildInOrder, type StepAfterBuild} from './postBuildInOrder';
export {rewriteSheets} from './rewriteSheets';
