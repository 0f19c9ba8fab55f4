import {PageMetadata} from '@docusaurus/theme-common';
import {useCallback, type ReactNode} from 'react';
import {searchAddress, type SearchAddress} from '../../client/searchAddress';
import {QueryHelp} from './QueryHelp';
import {Results} from './Results';
import {SearchField} from './SearchField';
import styles from './styles.module.css';
import {useResults} from './useResults';
import {useSearchAddress} from './useSearchAddress';
import type {SearchSiteData} from './useSearchSite';
import {useSession} from './useSession';
import {VersionSelect} from './VersionSelect';
import '../SearchHit/hits.adopted.css';
import './searchPage.adopted.css';

/** The field, filters and hits of the search page. */
export function Search({site}: {readonly site: SearchSiteData}): ReactNode {
  const {baseUrl, versions, known} = site;
  const {address, isTyping, ask, flush} = useSearchAddress(known);
  const version = address && (address.version ?? known.versions[0]);
  const {session, status} = useSession(baseUrl, known.contexts, version);
  const {shown, showMore} = useResults(session, address, status);
  const type = useCallback((query: string) => ask((before) => ({...before, query}), false), [ask]);
  const choose = useCallback((next: SearchAddress) => ask(() => next, true), [ask]);
  return (
    <>
      <PageMetadata title={address?.query ? `Search results for "${address.query.trim()}"` : 'Search'} />
      <SearchField
        query={address?.query}
        problem={shown?.results.problem}
        problemQuery={shown?.results.read ?? ''}
        action={`${baseUrl}search/`}
        onType={type}
        onSubmit={(query) => ask((before) => ({...before, query}), true)}
        onLeave={flush}
      />
      <div className={styles.results} data-state={status?.state}>
        {address && version !== undefined && (
          <VersionSelect
            versions={versions}
            chosen={version}
            onChoose={(name) => choose({...address, version: name === known.versions[0] ? undefined : name})}
          />
        )}
        {address?.query === '' && (
          <QueryHelp
            contexts={site.contexts.map(({label}) => label)}
            addressOf={(query) => searchAddress(baseUrl, {...address, query})}
          />
        )}
        {address && address.query !== '' && (
          <Results
            site={site}
            session={session}
            status={status}
            address={address}
            shown={shown}
            isTyping={isTyping}
            onChoose={choose}
            onMore={showMore}
          />
        )}
      </div>
    </>
  );
}
