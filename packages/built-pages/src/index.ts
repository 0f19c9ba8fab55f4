export type {BuiltPages} from './builtPages';
export type {MakePageFunction, PageFunction} from './PageFunction';
export {postBuildInOrder, type StepAfterBuild} from './postBuildInOrder';
export {rewriteSheets} from './rewriteSheets';
