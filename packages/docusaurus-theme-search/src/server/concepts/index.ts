export type {ConceptsSource} from './conceptsSource';
export {nameResolver, type NamedSymbols, type NameResolver} from './nameResolver';
export {readConcepts} from './readConcepts';
