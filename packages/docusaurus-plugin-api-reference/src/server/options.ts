import fs from 'node:fs';
import type {ApiData} from '../data/apiData';
import type {SidebarData} from '../view';
import type {PagesFolder} from './reading/readPages';
import type {WordsOptions} from './words/renderWords';

/** The API's data, the paths of its files and the addresses of its sources. All folders are absolute paths. */
export interface ApiOptions {
  /** Facts, history, descriptions, topics and captures. */
  readonly data: ApiData;
  /** The descriptions of removed types, like the others; without it these have no pages. */
  readonly removedDir?: string;
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
  /** The packages that contain the assemblies: their folders in NuGet's cache, by the assembly's name. */
  readonly nugetPackages?: Readonly<Record<string, string>>;
  /** The maximum number of pages, to measure how much one page adds to the others. */
  readonly limit?: number;
  /** The files whose changes rebuild the pages during development. */
  readonly watch: readonly string[];
}

/** Throws when a folder or file for the reference is missing, or when a package can't be a folder of NuGet's cache. */
export function checkOptions(options: ApiOptions): ApiOptions {
  const {factsDir, historyDir, descriptionsDir, topicsFile, samplesDir = factsDir} = options.data.files;
  const {membersFile = topicsFile, nugetPackages = {}} = options;
  for (const place of [factsDir, historyDir, descriptionsDir, topicsFile, samplesDir, membersFile])
    if (!fs.existsSync(place)) throw new Error(`The API reference needs ${place}, which does not exist.`);
  for (const [assembly, folder] of Object.entries(nugetPackages))
    if (!/^[a-z0-9._-]+$/.test(folder))
      throw new Error(`nugetPackages: "${folder}" of ${assembly} must be the package's name in lower case.`);
  return options;
}
