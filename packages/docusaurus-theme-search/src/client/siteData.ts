import data from '@generated/docusaurus-theme-search/default/site.json';
import type {SiteData} from './searchData';

/** Written by the theme while the site is built. In a file of its own, and not in the global data that every page loads. */
export const siteData: SiteData = data;
