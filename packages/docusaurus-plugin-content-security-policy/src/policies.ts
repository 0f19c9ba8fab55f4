import type {MakePageFunction} from 'built-pages';
import {addPolicy} from './addPolicy';

const makeFunction: MakePageFunction<undefined, string> = () => addPolicy;
export default makeFunction;
