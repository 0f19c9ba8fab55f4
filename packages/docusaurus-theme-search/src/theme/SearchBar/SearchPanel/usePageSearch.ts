import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useMemo} from 'react';
import {versionAt} from '../../../client/docsVersion';
import {contextAt} from '../../../client/pageContext';
import type {SiteData} from '../../../client/searchData';
import {openSearch, type SearchSession} from '../../../client/searchClient';
import {siteData} from '../../../client/siteData';
import type {SearchScope} from './panelOptions';

export interface PageSearch extends SearchScope {
  readonly session: SearchSession;
  readonly ask: SiteData['ask'];
}

/** Returns the search for the shown page: in its docs version, with its context loaded first. */
export function usePageSearch(): PageSearch {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const docs = useAllDocsData();
  const {pathname} = useLocation();
  return useMemo(() => {
    const {contexts, ask} = siteData;
    const plugins = Object.values(docs);
    const versions = plugins.flatMap((plugin) => plugin.versions);
    const name = versionAt(pathname, versions, baseUrl);
    const context = contextAt(pathname, contexts, plugins, baseUrl);
    const names = contexts
      .map((each) => each.name)
      .sort((a, b) => Number(b === context?.name) - Number(a === context?.name));
    return {
      baseUrl,
      context,
      ask,
      version: versions.find((version) => version.name === name)?.isLast === false ? name : undefined,
      session: openSearch({baseUrl, version: name, contexts: names}),
    };
  }, [baseUrl, docs, pathname]);
}
