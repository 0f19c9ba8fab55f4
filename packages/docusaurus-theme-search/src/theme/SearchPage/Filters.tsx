import type {ReactNode} from 'react';
import type {SearchAddress} from '../../client/searchAddress';
import type {SearchResults} from 'search-engine';
import {kindLabels, offeredKinds} from './labels';

export interface ContextLabel {
  readonly name: string;
  readonly label: string;
}

interface Props {
  readonly contexts: readonly ContextLabel[];
  readonly address: SearchAddress;
  readonly results: SearchResults | undefined;
  readonly onChoose: (address: SearchAddress) => void;
}

/** The contexts and kinds that hits can be restricted to, with the number of hits for each. */
export function Filters(props: Props): ReactNode {
  return (
    <div className="search-filters">
      <ContextFilters {...props} />
      <KindFilters {...props} />
    </div>
  );
}

function ContextFilters({contexts, address, results, onChoose}: Props): ReactNode {
  const {query, within, outside, version} = address;
  const counts = results?.contexts ?? {};
  const isCounted = results?.isComplete === true;
  const all = contexts.reduce((sum, {name}) => sum + (counts[name] ?? 0), 0);
  const excluded = contexts.find(({name}) => name === outside);
  return (
    <div role="group" aria-label="Search in">
      <Filter
        label="All"
        count={isCounted ? all : undefined}
        isChosen={within === undefined && outside === undefined}
        onClick={() => onChoose({query, version})}
      />
      {contexts.map(({name, label}) => (
        <Filter
          key={name}
          label={label}
          count={isCounted ? (counts[name] ?? 0) : undefined}
          isChosen={within === name}
          onClick={() => onChoose({query, version, within: name})}
        />
      ))}
      {excluded && (
        <Filter
          label={`Outside "${excluded.label}"`}
          count={isCounted ? all - (counts[excluded.name] ?? 0) : undefined}
          isChosen
          onClick={() => onChoose({query, version})}
        />
      )}
    </div>
  );
}

function KindFilters({address, results, onChoose}: Props): ReactNode {
  const {kind: chosen, ...anyKind} = address;
  if (!results || (address.within === undefined && chosen === undefined)) return null;
  const offered = offeredKinds(results.kinds, chosen);
  if (offered.length === 0) return null;
  return (
    <div role="group" aria-label="Kinds of symbols" className="search-kinds">
      {offered.map((kind) => (
        <Filter
          key={kind}
          label={kindLabels[kind]}
          count={results.isComplete ? (results.kinds[kind] ?? 0) : undefined}
          isChosen={kind === chosen}
          onClick={() => onChoose(kind === chosen ? anyKind : {...anyKind, kind})}
        />
      ))}
    </div>
  );
}

interface FilterProps {
  readonly label: string;
  /** Undefined until everything has been searched. */
  readonly count: number | undefined;
  readonly isChosen: boolean;
  readonly onClick: () => void;
}

function Filter({label, count, isChosen, onClick}: FilterProps): ReactNode {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onClick}>
      {label}
      <small>{count === undefined ? '' : ` ${count}`}</small>
    </button>
  );
}
