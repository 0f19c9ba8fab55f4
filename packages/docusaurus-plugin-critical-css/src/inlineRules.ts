import fs from 'node:fs/promises';
import path from 'node:path';
import type {CreatePageFunction} from 'built-pages';
import {criticalRules} from './criticalRules';
import {moveSheets, sheetAddresses} from './moveSheets';

/** Where a site's stylesheets are. */
export interface SiteSheets {
  readonly outDir: string;
  readonly baseUrl: string;
}

const createFunction: CreatePageFunction<SiteSheets, string> = ({outDir, baseUrl}) => {
  const rulesOf = criticalRules((address) => fs.readFile(path.join(outDir, toFile(address, baseUrl)), 'utf8'));
  return async (html) => {
    const addresses = sheetAddresses(html);
    return addresses.length === 0 ? html : moveSheets(html, await rulesOf(html, addresses));
  };
};
export default createFunction;

function toFile(address: string, baseUrl: string): string {
  if (!address.startsWith(baseUrl)) throw new Error(`The stylesheet ${address} is not part of the site.`);
  return decodeURI(address.slice(baseUrl.length));
}
