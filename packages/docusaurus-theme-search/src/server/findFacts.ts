import type {CreatePageFunction} from 'built-pages';
import {pageAddress} from './pageAddress';
import {pageFacts, type PageFacts} from './pageFacts';

/** What reading the pages of a site needs to know about it. */
export interface FactsSettings {
  readonly outDir: string;
  readonly baseUrl: string;
  /** As in `FactsOptions`. */
  readonly generatedSections: readonly string[];
  readonly symbolPages: readonly string[];
}

const createFunction: CreatePageFunction<FactsSettings, PageFacts> = ({outDir, baseUrl, ...settings}) => {
  const options = {...settings, symbolPages: new Set(settings.symbolPages)};
  return (html, file) => pageFacts(html, pageAddress(file, outDir, baseUrl), options);
};
export default createFunction;
