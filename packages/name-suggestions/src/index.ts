export {didYouMean} from './didYouMean';
export {similarNames} from './similarNames';
