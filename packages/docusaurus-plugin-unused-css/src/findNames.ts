import type {CreatePageFunction} from 'built-pages';
import {namesInHtml} from './selectorParts';

const createFunction: CreatePageFunction<undefined, readonly string[]> = () => (html) => namesInHtml(html);
export default createFunction;
