import type {ApiPage, ApiPageView} from '../../view';
import {addBase} from '../addresses/addBase';

/** The JSON of views. A site has one base URL, and a view is always on the same page. */
const placedViews = new WeakMap<ApiPageView, string>();

/**
 * Returns a page as JSON, with all addresses below the site's base URL. Links within the page get no path: they are shorter, and
 * the browser handles them itself.
 */
export function pageModule({metadata, toc, view}: ApiPage, baseUrl: string): string {
  const placedView =
    placedViews.get(view) ?? addBase(JSON.stringify(view), baseUrl).replaceAll(`${metadata.permalink}#`, '#');
  placedViews.set(view, placedView);
  return `{"metadata":${JSON.stringify(metadata)},"toc":${JSON.stringify(toc)},"view":${placedView}}`;
}
