import type {MakePageFunction} from 'built-pages';
import {namesInHtml} from './selectorParts';

const makeFunction: MakePageFunction<undefined, readonly string[]> = () => (html) => namesInHtml(html);
export default makeFunction;
