import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {MemberGroupView} from '../../view';
import Badges from './Badges';
import {Declared} from './Declaration';
import Html from './Html';
import Notes from './Notes';
import SourceLink from './SourceLink';
import WordsBlocks from './WordsBlocks';

interface Props {
  /** Id of the heading above. */
  readonly labelledBy: string;
  readonly groups: readonly MemberGroupView[];
}

/** Fields or constants, one row each. */
export default function MemberTable({labelledBy, groups}: Props): ReactNode {
  return (
    <div className="api-values" role="group" aria-labelledby={labelledBy} tabIndex={0}>
      <table>
        <tbody>
          {groups.map((group) => (
            <Row key={group.anchor} group={group} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({group: {anchor, members}}: {readonly group: MemberGroupView}): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  const [member] = members;
  if (!member) return null;
  const {declaration, badges, obsolete, summaryHtml, remarks, notes, source} = member;
  return (
    <tr id={anchor}>
      <th scope="row">
        <Declared tokens={declaration} place="heading" />
        <Badges badges={badges} />
      </th>
      <td>
        {obsolete !== undefined && <Html as="p" className="api-obsolete" html={obsolete} />}
        {summaryHtml !== undefined && <Html html={summaryHtml} />}
        <WordsBlocks words={remarks} />
        <Notes notes={notes} />
      </td>
      <td>
        <SourceLink href={source.href} />
      </td>
    </tr>
  );
}
