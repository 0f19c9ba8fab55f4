import type {MakePageFunction} from '../PageFunction';

/** Adds words to a page. Refuses a page that asks for it. */
const makeFunction: MakePageFunction<string, string> = (words) => (html) => {
  if (html.includes('broken')) throw new Error('This page is broken.');
  return html + words;
};
export default makeFunction;
