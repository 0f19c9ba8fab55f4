import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {MemberGroupView, MemberSectionView, SharedView} from '../../view';
import BreakableName from './BreakableName';
import Html from './Html';
import Member from './Member';
import MemberTable from './MemberTable';
import Notes from './Notes';
import Parameters from './Parameters';
import See from './See';
import WordsBlocks from './WordsBlocks';
import SectionHeading from './SectionHeading';

/** The sections whose members are in tables. */
const inTable: ReadonlySet<string> = new Set(['constants', 'fields', 'protected-fields']);

interface Props {
  readonly section: MemberSectionView;
  /** The members are in the list above, so the page's contents don't repeat them. */
  readonly isListed: boolean;
}

/** All members of a kind. */
export default function MemberSection({section: {id, title, kind, groups}, isListed}: Props): ReactNode {
  return (
    <section data-api-kind={kind} data-contents-depth={isListed ? 2 : undefined} aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {inTable.has(kind) ? (
        <MemberTable labelledBy={id} groups={groups} />
      ) : (
        groups.map((group) => <Group key={group.anchor} group={group} isInContents={!isListed} />)
      )}
    </section>
  );
}

/** The members of one name. */
function Group({
  group: {anchor, name, shared, members},
  isInContents,
}: {
  readonly group: MemberGroupView;
  readonly isInContents: boolean;
}): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section>
      <h3 id={anchor} className={isInContents ? 'anchor' : undefined}>
        <BreakableName place="heading">{name}</BreakableName>
      </h3>
      {shared?.summaryHtml !== undefined && <Html as="p" html={shared.summaryHtml} />}
      {members.map((member) => (
        <Member key={member.anchor} member={member} hasGroupAnchor={member.anchor === anchor} />
      ))}
      {shared && <Shared shared={shared} />}
    </section>
  );
}

/** What the overloads above have in common. */
function Shared({shared}: {readonly shared: SharedView}): ReactNode {
  const {parameters, typeParameters, exceptions, returnsHtml, remarks, notes = [], see} = shared;
  const lists = [parameters, typeParameters, exceptions, remarks, notes, see];
  if (returnsHtml === undefined && lists.every(({length}) => length === 0)) return null;
  return (
    <div className="api-shared">
      <Parameters {...shared} />
      <WordsBlocks words={remarks} />
      <Notes notes={notes} />
      <See links={see} />
    </div>
  );
}
