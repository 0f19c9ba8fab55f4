export {encodeSymbols, type EncodeOptions} from './encodeSymbols';
export {matchSymbols, type SymbolMatch} from './matchSymbols';
export {readSymbols} from './readSymbols';
export type {SymbolIndexInput} from './symbolIndexInput';
export type {ApiSymbol, SymbolTable} from './symbolTable';
