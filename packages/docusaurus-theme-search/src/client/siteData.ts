import data from '@generated/docusaurus-theme-search/default/site.json';
import type {SiteData} from './searchData';

/** Written by the theme during the build, to a file of its own because every page loads the global data. */
export const siteData: SiteData = data;
