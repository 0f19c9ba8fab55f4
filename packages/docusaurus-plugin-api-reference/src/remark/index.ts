export {remarkApiComponents, type ApiComponentsOptions} from './remarkApiComponents';
export {remarkApiReferences} from './remarkApiReferences';
export {sampleIdentifierAddress, type IdentifierSources} from './sampleIdentifierAddress';
