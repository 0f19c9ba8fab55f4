// What the build needs to write an index that the engine reads.
export {listPlaces, nameKey} from './concepts/conceptTable';
export {meaningWords, phraseKey, toWord} from './concepts/words';
export {encodePage} from './page';
export {rootOf} from './symbols/referenceRoot';
export {encodeSymbols} from './symbols/encodeSymbols';
export type {SymbolIndexInput} from './symbols/symbolIndexInput';
export {baseNames, plainName} from './symbols/typeNames';
