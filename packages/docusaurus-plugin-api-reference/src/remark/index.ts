export {remarkApiComponents, type ApiComponentsOptions} from './remarkApiComponents';
export {remarkApiReferences} from './remarkApiReferences';
export {remarkBreakableNames} from './remarkBreakableNames';
export {sampleIdentifierAddress, type IdentifierSources} from './sampleIdentifierAddress';
