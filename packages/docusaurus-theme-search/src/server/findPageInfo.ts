import type {CreatePageFunction} from 'built-pages';
import {pageAddress} from './pageAddress';
import {readPageInfo, type PageInfo} from './readPageInfo';

/** What reading the pages of a site needs to know about it. */
export interface PageInfoSettings {
  readonly outDir: string;
  readonly baseUrl: string;
  /** As in `PageInfoOptions`. */
  readonly generatedSections: readonly string[];
  readonly symbolPages: readonly string[];
}

const createFunction: CreatePageFunction<PageInfoSettings, PageInfo> = ({outDir, baseUrl, ...settings}) => {
  const options = {...settings, symbolPages: new Set(settings.symbolPages)};
  return (html, file) => readPageInfo(html, pageAddress(file, outDir, baseUrl), options);
};
export default createFunction;
