import fs from 'node:fs';

import type {CapturesOptions} from 'docusaurus-plugin-captures';
import type {CodeFigureOptions} from 'docusaurus-plugin-code-samples/figure';
import type {SymbolHandover} from '../symbols';
import type {SidebarData} from '../view';
import type {PagesFolder} from './readPages';

/** Where the API's data lies and where its sources can be read; all folders are absolute paths. */
export interface ApiOptions {
  readonly factsDir: string;
  readonly historyDir: string;
  readonly descriptionsDir: string;
  /** Types grouped by topic. */
  readonly topicsFile: string;
  /** Docs and posts that may mention APIs. */
  readonly mentioning: readonly PagesFolder[];
  /** Docs that stand before the namespaces in the api sidebar. */
  readonly pages: SidebarData['pages'];
  /** The last of them, as the first type page's "previous". */
  readonly intro: {readonly title: string; readonly permalink: string};
  /** Where a file of the repository is edited on the web; its path is appended. */
  readonly editUrl: string;
  readonly samples: CodeFigureOptions;
  /** What shows types moving; without it nothing does. */
  readonly captures?: CapturesOptions;
  /** The curves of easings, as the engine computes them; without it none is drawn. */
  readonly curvesFile?: string;
  /** What the samples' identifiers name, as `npm run samples:bind` writes it; without it no place of a sample is known. */
  readonly samplesDir?: string;
  /** Is given the symbols of the API, for a search. */
  readonly symbols?: SymbolHandover;
  /** Make only so many pages: for measuring what a page costs the others. */
  readonly limit?: number;
  /** What rebuilds the pages while developing. */
  readonly watch: readonly string[];
}

/** Throws when a folder or file that the reference is made from is missing. */
export function checkOptions(options: ApiOptions): ApiOptions {
  const {factsDir, historyDir, descriptionsDir, topicsFile, samplesDir = factsDir} = options;
  for (const place of [factsDir, historyDir, descriptionsDir, topicsFile, samplesDir])
    if (!fs.existsSync(place)) throw new Error(`The API reference needs ${place}, which does not exist.`);
  return options;
}
