import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {MemberGroupView, MemberSectionView} from '../../view';
import Html from './Html';
import Member from './Member';
import MemberTable from './MemberTable';
import See from './See';
import WordsBlocks from './WordsBlocks';
import SectionHeading from './SectionHeading';

/** Kinds whose members say all in a line. */
const inTable: ReadonlySet<string> = new Set(['constants', 'fields', 'protected-fields']);

/** All members of a kind. */
export default function MemberSection({
  section: {id, title, kind, groups},
}: {
  readonly section: MemberSectionView;
}): ReactNode {
  return (
    <section data-api-kind={kind}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {inTable.has(kind) ? (
        <MemberTable labelledBy={id} groups={groups} />
      ) : (
        groups.map((group) => <Group key={group.anchor} group={group} />)
      )}
    </section>
  );
}

/** Members of one name: overloads sit together. */
function Group({group: {anchor, name, shared, members}}: {readonly group: MemberGroupView}): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <section>
      <h3 id={anchor}>{name}</h3>
      {shared?.summaryHtml !== undefined && <Html as="p" html={shared.summaryHtml} />}
      {shared && <WordsBlocks words={shared.remarks} />}
      {members.map((member) => (
        <Member key={member.anchor} member={member} hasGroupAnchor={member.anchor === anchor} />
      ))}
      {shared && <See links={shared.see} />}
    </section>
  );
}
