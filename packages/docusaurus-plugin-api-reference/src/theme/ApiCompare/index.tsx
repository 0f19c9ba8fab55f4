import useBaseUrl from '@docusaurus/useBaseUrl';
import {createElement, type ReactNode} from 'react';
import '../../client/compareReleases';
import '../ApiChanges/changes.css';

/** All releases, oldest first, separated by spaces; added by remarkApiComponents. */
interface Props {
  readonly releases?: string;
}

/** The form that compares two releases, in plain HTML with its behavior in client/compareReleases.ts. Needs JavaScript. */
export default function ApiCompare({releases = ''}: Props): ReactNode {
  const newestFirst = releases.split(' ').reverse();
  const source = useBaseUrl('/docs/api/changes.json');
  return createElement(
    'api-compare',
    {'data-source': source},
    <form className="changes-form" aria-label="Compare two releases">
      <ReleaseField label="From" name="from" releases={newestFirst} chosen={newestFirst[1]} />
      <ReleaseField label="To" name="to" releases={newestFirst} chosen={newestFirst[0]} />
      <button type="submit">Compare</button>
    </form>,
    <p className="changes-status" role="status" />,
    <div className="changes" data-result="" />,
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: 'from' | 'to';
  readonly releases: readonly string[];
  readonly chosen: string | undefined;
}

function ReleaseField({label, name, releases, chosen}: FieldProps): ReactNode {
  return (
    <label>
      {`${label} `}
      <select name={name} defaultValue={chosen}>
        {releases.map((release) => (
          <option key={release} value={release}>
            {release}
          </option>
        ))}
      </select>
    </label>
  );
}
