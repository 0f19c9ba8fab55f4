import type {CreatePageFunction} from 'built-pages';
import {addIndexMeta} from './addIndexMeta';

const createFunction: CreatePageFunction<string, string> = (hash) => (html) => addIndexMeta(html, hash);
export default createFunction;
