export {differences} from './differences';
export {readProgram, type TypedFiles} from './typedFiles';
export {typePage} from './typePage';
