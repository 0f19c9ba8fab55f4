import type {ReactNode} from 'react';
import type {Version} from '../../shared/searchedVersions';

interface Props {
  readonly versions: readonly Version[];
  /** Name of the chosen version. */
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

/** Selects the docs version to search, if the site has several. */
export function VersionSelect({versions, chosen, onChoose}: Props): ReactNode {
  if (versions.length < 2) return null;
  return (
    <label className="search-version">
      Version{' '}
      <select value={chosen} onChange={(event) => onChoose(event.currentTarget.value)}>
        {versions.map(({name, label}) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}
