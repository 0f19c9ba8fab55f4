import type {CreatePageFunction} from '../PageFunction';

/** Adds words to a page. Refuses a page that asks for it. */
const createFunction: CreatePageFunction<string, string> = (words) => (html) => {
  if (html.includes('broken')) throw new Error('This page is broken.');
  return html + words;
};
export default createFunction;
