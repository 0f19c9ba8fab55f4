import type {MakePageFunction} from 'built-pages';
import {addIndexMeta} from './addIndexMeta';

const makeFunction: MakePageFunction<string, string> = (hash) => (html) => addIndexMeta(html, hash);
export default makeFunction;
