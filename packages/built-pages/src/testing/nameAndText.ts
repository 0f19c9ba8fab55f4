import path from 'node:path';
import type {MakePageFunction} from '../PageFunction';

const makeFunction: MakePageFunction<undefined, string> = () => (html, file) => `${path.basename(file)}: ${html}`;
export default makeFunction;
