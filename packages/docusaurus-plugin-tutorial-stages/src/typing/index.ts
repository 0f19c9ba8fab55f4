export {addedLines} from './addedLines';
export {checkpointHelp} from './checkpointHelp';
export {differences} from './differences';
export {readProgram, type TypedFiles} from './typedFiles';
export {typePage} from './typePage';
