import type {ReactNode} from 'react';
import type {MemberSectionView} from '../../view';

interface Props {
  readonly sections: readonly Pick<MemberSectionView, 'kind' | 'title'>[];
  readonly hasInherited: boolean;
}

/** Narrows the members down; plain HTML that client/filterMembers.ts gives its work. Without JavaScript it is not shown. */
export default function MemberFilter({sections, hasInherited}: Props): ReactNode {
  return (
    <search className="api-filter" data-api-filter="" aria-label="Members of this type">
      <label>
        <span className="visually-hidden">Filter members by name</span>
        <input type="search" name="text" placeholder="Filter members" autoComplete="off" spellCheck={false} />
      </label>
      <label>
        <span className="visually-hidden">Kind</span>
        <select name="kind">
          <option value="">All kinds</option>
          {sections.map(({kind, title}) => (
            <option key={kind} value={kind}>
              {title}
            </option>
          ))}
        </select>
      </label>
      {hasInherited && (
        <label>
          <span className="visually-hidden">Origin</span>
          <select name="origin">
            <option value="">Own and inherited</option>
            <option value="own">Own</option>
            <option value="inherited">Inherited</option>
          </select>
        </label>
      )}
      <output aria-live="polite" />
    </search>
  );
}
