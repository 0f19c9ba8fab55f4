import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import {counted} from 'api-model';
import type {MemberListView, MemberRowView, TypePageView} from '../../view';
import Badges from './Badges';
import BreakableName from './BreakableName';
import Html from './Html';
import SectionHeading from './SectionHeading';

interface Props {
  readonly view: Pick<TypePageView, 'memberList' | 'sections' | 'inherited'>;
  /** The filter above the rows. */
  readonly filter: ReactNode;
}

/** All members of a type at a glance; each row links to the details. */
export default function MemberList({view: {memberList, sections, inherited}, filter}: Props): ReactNode {
  if (memberList.length === 0) return null;
  const protectedFields = sections.find(({id}) => id === 'protected-fields')?.groups.length ?? 0;
  const inheritedCount = inherited.reduce((sum, {count}) => sum + count, 0);
  return (
    <section className="api-members" aria-labelledby="members">
      <SectionHeading id="members">Members</SectionHeading>
      {filter}
      {memberList.map((list) => (
        <List key={list.title} list={list} />
      ))}
      {protectedFields + inheritedCount > 0 && (
        <ul className="api-foot">
          {protectedFields > 0 && (
            <li>
              <a href="#protected-fields">{`${counted(protectedFields, 'field')} for derived classes`}</a>
            </li>
          )}
          {inheritedCount > 0 && (
            <li>
              <a href="#inherited-members">{counted(inheritedCount, 'inherited member')}</a>
            </li>
          )}
        </ul>
      )}
    </section>
  );
}

function List({list: {id, title, rows}}: {readonly list: MemberListView}): ReactNode {
  const brokenLinks = useBrokenLinks();
  if (id !== undefined) brokenLinks.collectAnchor(id);
  return (
    <>
      <h3 id={id} className={id && 'anchor'}>
        {title}
      </h3>
      <ul>
        {rows.map((row) => (
          <Row key={row.anchor} row={row} />
        ))}
      </ul>
    </>
  );
}

/** Little HTML, because a page may have 200 of them. */
function Row({
  row: {anchor, name, parameters = '', type, marks = [], badges, sentenceHtml},
}: {
  readonly row: MemberRowView;
}): ReactNode {
  return (
    <li>
      <div>
        <a href={`#${anchor}`}>
          <BreakableName>{name}</BreakableName>
        </a>
        {`${parameters} `}
        {type !== undefined && <i>{`${type} `}</i>}
        {marks.length > 0 && <small>{`${marks.join(', ')} `}</small>}
        <Badges badges={badges} />
      </div>
      {sentenceHtml !== undefined && <Html html={sentenceHtml} />}
    </li>
  );
}
