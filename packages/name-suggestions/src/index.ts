export {didYouMean} from './didYouMean';
export {nearNames} from './nearNames';
