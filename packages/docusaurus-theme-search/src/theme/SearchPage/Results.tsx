import type {ReactNode} from 'react';
import {searchAddress, type SearchAddress} from '../../client/searchAddress';
import type {SearchSession, SearchStatus} from '../../client/searchClient';
import {Filters} from './Filters';
import {Hits} from './Hits';
import {countLabel} from './labels';
import {NothingFound} from './NothingFound';
import {Failure, Skeleton} from './Outcome';
import type {ShownResults} from './useResults';
import type {SearchSiteData} from './useSearchSite';

interface Props {
  readonly site: SearchSiteData;
  readonly session: SearchSession | undefined;
  readonly status: SearchStatus | undefined;
  readonly address: SearchAddress;
  readonly shown: ShownResults | undefined;
  /** While the reader is typing, results are not announced. */
  readonly isTyping: boolean;
  readonly onChoose: (address: SearchAddress) => void;
  readonly onMore: () => void;
}

/** Returns the number of results, but only once all texts are searched, because the number still changes before that. */
function countText({results}: ShownResults): string {
  return results.isComplete ? countLabel(results.total) : 'Searching the text of all pages…';
}

/** The results of the search, or the reason why there are none. */
export function Results(props: Props): ReactNode {
  const {site, session, status, address, shown, isTyping, onChoose} = props;
  const retry = (): void => session?.retry();
  if (status?.failure) return <Failure failure={status.failure} onRetry={retry} />;
  const isSearching = !shown || (shown.results.total === 0 && !shown.results.isComplete);
  return (
    <>
      <Filters contexts={site.contexts} address={address} results={shown?.results} onChoose={onChoose} />
      <p className="search-count" role="status" aria-busy={isTyping}>
        {isSearching ? 'Searching…' : countText(shown)}
      </p>
      {status?.incomplete && <Failure failure={status.incomplete} isPartial onRetry={retry} />}
      {isSearching ? <Skeleton /> : <Found {...props} shown={shown} />}
    </>
  );
}

function Found({site, address, shown, onChoose, onMore}: Props & {readonly shown: ShownResults}): ReactNode {
  if (shown.results.total > 0) return <Hits {...shown} contexts={site.contexts} onMore={onMore} />;
  const {suggestion} = shown.results;
  const {query, version, ...filters} = address;
  return (
    <NothingFound
      suggestion={
        suggestion === undefined
          ? undefined
          : {query: suggestion, address: searchAddress(site.baseUrl, {...address, query: suggestion})}
      }
      ask={site.ask}
      onWiden={Object.keys(filters).length === 0 ? undefined : () => onChoose({query, version})}
    />
  );
}
