import fs from 'node:fs/promises';
import path from 'node:path';
import {aliasedSitePathToRelativePath} from '@docusaurus/utils';
import type {Sections} from '../server/readSections';
import {readSource} from './readSource';

/**
 * Returns a function that reads the texts of pages, by the paths of their sources (with `@site`). It parses only the sources
 * that have changed since the last call. A page with a mistake has no text, because the page itself reports it.
 */
export function textReader(siteDir: string) {
  let known: ReadonlyMap<string, Sections | undefined> = new Map();
  return async (sources: readonly string[]): Promise<ReadonlyMap<string, Sections>> => {
    const read = await Promise.all(
      sources.map(async (source) => {
        const mdx = await fs.readFile(path.join(siteDir, aliasedSitePathToRelativePath(source)), 'utf8');
        return {source, mdx, text: known.has(mdx) ? known.get(mdx) : tryToRead(mdx)};
      }),
    );
    known = new Map(read.map(({mdx, text}) => [mdx, text]));
    return new Map(read.flatMap(({source, text}) => (text ? [[source, text]] : [])));
  };
}

function tryToRead(mdx: string): Sections | undefined {
  try {
    return readSource(mdx);
  } catch {
    return undefined;
  }
}
