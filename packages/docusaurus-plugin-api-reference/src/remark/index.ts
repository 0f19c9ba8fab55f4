export {remarkApiComponents, type ApiComponentsOptions} from './remarkApiComponents';
export {remarkApiReferences} from './remarkApiReferences';
