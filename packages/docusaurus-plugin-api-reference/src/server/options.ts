import fs from 'node:fs';

import type {CapturesOptions} from 'docusaurus-plugin-captures';
import type {SymbolHandover} from '../symbols';
import type {SidebarData} from '../view';
import type {PagesFolder} from './readPages';
import type {WordsOptions} from './renderWords';

/** The paths of the API's data and the addresses of its sources. All folders are absolute paths. */
export interface ApiOptions {
  readonly factsDir: string;
  readonly historyDir: string;
  readonly descriptionsDir: string;
  /** The descriptions of removed types, as in descriptionsDir; without it these have no pages. */
  readonly removedDir?: string;
  /** Types grouped by topic. */
  readonly topicsFile: string;
  /** The members of large types in groups; without it all are listed by kind. */
  readonly membersFile?: string;
  /** The docs and posts that may mention APIs. */
  readonly mentioning: readonly PagesFolder[];
  /** The docs before the namespaces in the api sidebar. */
  readonly pages: SidebarData['pages'];
  /** The last of them, as the first type page's "previous". */
  readonly intro: {readonly title: string; readonly permalink: string};
  /** The web address for editing a file of the repository, without the file's path. */
  readonly editUrl: string;
  readonly samples: WordsOptions;
  /** The captures of types; without it pages have none. */
  readonly captures?: CapturesOptions;
  /** The curves of easings, as the engine computes them; without it none are drawn. */
  readonly curvesFile?: string;
  /** The output of `npm run samples:bind`; without it pages list no places in samples. */
  readonly samplesDir?: string;
  /** Receives the symbols of the API, for a search. */
  readonly symbols?: SymbolHandover;
  /** The maximum number of pages, to measure how much one page adds to the others. */
  readonly limit?: number;
  /** The files whose changes rebuild the pages during development. */
  readonly watch: readonly string[];
}

/** Throws when a folder or file for the reference is missing. */
export function checkOptions(options: ApiOptions): ApiOptions {
  const {factsDir, historyDir, descriptionsDir, topicsFile, samplesDir = factsDir, membersFile = topicsFile} = options;
  for (const place of [factsDir, historyDir, descriptionsDir, topicsFile, samplesDir, membersFile])
    if (!fs.existsSync(place)) throw new Error(`The API reference needs ${place}, which does not exist.`);
  return options;
}
