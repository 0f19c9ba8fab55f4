import type {ReactNode} from 'react';
import type {MemberSectionView} from '../../view';

interface Props {
  readonly sections: readonly Pick<MemberSectionView, 'kind' | 'title'>[];
  readonly hasInherited: boolean;
}

/**
 * Filters the members (client/filterMembers.ts) and chooses where their tools are shown (client/memberTools.ts). It is
 * only shown with JavaScript.
 */
export default function MemberFilter({sections, hasInherited}: Props): ReactNode {
  return (
    <search className="api-filter" data-api-filter="" aria-label="Members of this type">
      <label>
        <span className="visually-hidden">Filter members by name or description</span>
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
            <option value="">Declared here and inherited</option>
            <option value="own">Declared here</option>
            <option value="inherited">Inherited</option>
          </select>
        </label>
      )}
      <label>
        <span className="visually-hidden">Member tools: copy, link and source</span>
        <select name="tools">
          <option value="current">Tools on the current member</option>
          <option value="every">Tools on every member</option>
        </select>
      </label>
      <output aria-live="polite" />
    </search>
  );
}
