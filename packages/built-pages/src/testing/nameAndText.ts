import path from 'node:path';
import type {CreatePageFunction} from '../PageFunction';

const createFunction: CreatePageFunction<undefined, string> = () => (html, file) => `${path.basename(file)}: ${html}`;
export default createFunction;
