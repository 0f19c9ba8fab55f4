import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import type {SiteData} from '../../client/searchData';
import {siteData} from '../../client/siteData';
import {searchedVersions, type Version} from '../../shared/searchedVersions';
import type {Known} from './knownAddress';

export interface SearchSiteData extends SiteData {
  readonly baseUrl: string;
  readonly versions: readonly Version[];
  readonly known: Known;
}

/** Returns the site's contexts and versions that can be searched. */
export function useSearchSite(): SearchSiteData {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const docs = useAllDocsData();
  return useMemo(() => {
    const {contexts, ask} = siteData;
    const versions = searchedVersions(Object.values(docs).flatMap((plugin) => plugin.versions));
    const known = {contexts: contexts.map(({name}) => name), versions: versions.map(({name}) => name)};
    return {baseUrl, versions, contexts, ask, known};
  }, [baseUrl, docs]);
}
