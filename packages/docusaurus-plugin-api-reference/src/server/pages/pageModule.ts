import type {ApiPage} from '../../view';
import {addBase} from '../addresses/addBase';

/**
 * Returns a page as JSON, with all addresses below the site's base URL. Links within the page get no path: they are shorter, and
 * the browser handles them itself.
 */
export function pageModule({metadata, toc, view}: ApiPage, baseUrl: string): string {
  const placedView = addBase(JSON.stringify(view), baseUrl).replaceAll(`${metadata.permalink}#`, '#');
  return `{"metadata":${JSON.stringify(metadata)},"toc":${JSON.stringify(toc)},"view":${placedView}}`;
}
