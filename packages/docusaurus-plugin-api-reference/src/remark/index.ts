export {apiData, type ApiData} from '../data/apiData';
export {remarkApiComponents, type ApiComponentsOptions} from './remarkApiComponents';
export {remarkApiReferences} from './remarkApiReferences';
export {remarkBreakableNames} from './remarkBreakableNames';
export {sampleIdentifierAddress} from './sampleIdentifierAddress';
