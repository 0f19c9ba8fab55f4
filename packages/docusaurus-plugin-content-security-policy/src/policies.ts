import type {CreatePageFunction} from 'built-pages';
import {addPolicy} from './addPolicy';

const createFunction: CreatePageFunction<undefined, string> = () => addPolicy;
export default createFunction;
