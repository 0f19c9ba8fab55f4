// For tests of what is indexed.
export {readConceptTable} from '../concepts/conceptTable';
export {matchConcepts} from '../concepts/matchConcepts';
export {readSymbols} from '../symbols/readSymbols';
