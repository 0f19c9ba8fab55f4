import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import type {MemberGroupView, MemberSectionView} from '../../view';
import Html from './Html';
import Member from './Member';
import See from './See';
import WordsBlocks from './WordsBlocks';

/** All members of a kind. */
export default function MemberSection({section: {id, title, kind, groups}}: {readonly section: MemberSectionView}): ReactNode {
  return (
    <section data-api-kind={kind}>
      <Heading as="h2" id={id}>
        {title}
      </Heading>
      {groups.map((group) => (
        <Group key={group.anchor} group={group} />
      ))}
    </section>
  );
}

/** Members of one name: overloads sit together. */
function Group({group: {anchor, name, shared, members}}: {readonly group: MemberGroupView}): ReactNode {
  return (
    <section className="api-group" data-api-name={name}>
      <Heading as="h3" id={anchor}>
        {name}
      </Heading>
      {shared?.summaryHtml !== undefined && <Html as="p" html={shared.summaryHtml} />}
      {shared && <WordsBlocks words={shared.remarks} />}
      {members.map((member) => (
        <Member key={member.anchor} member={member} isAlone={member.anchor === anchor} />
      ))}
      {shared && <See links={shared.see} />}
    </section>
  );
}
