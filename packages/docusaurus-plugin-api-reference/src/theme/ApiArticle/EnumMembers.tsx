import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {EnumMemberView} from '../../view';
import Badges from './Badges';
import Html from './Html';
import Notes from './Notes';
import WordsBlocks from './WordsBlocks';
import SectionHeading from './SectionHeading';
import SourceLink from './SourceLink';

/** An enum's values with their numbers. */
export default function EnumMembers({
  members,
  flags,
}: {
  readonly members: readonly EnumMemberView[];
  readonly flags: boolean;
}): ReactNode {
  return (
    <section data-api-kind="enumMember" aria-labelledby="values">
      <SectionHeading id="values">Values</SectionHeading>
      {flags && <p>Combine values with the | operator.</p>}
      <div className="api-values" role="group" aria-labelledby="values" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Name</th>
              <th scope="col">Value</th>
              <th scope="col">Description</th>
              <th scope="col">
                <span className="visually-hidden">Source</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {members.map((member) => (
              <Row key={member.anchor} member={member} />
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({
  member: {anchor, name, value, badges, summaryHtml, remarks, notes, source},
}: {
  readonly member: EnumMemberView;
}): ReactNode {
  useBrokenLinks().collectAnchor(anchor);
  return (
    <tr id={anchor}>
      <th scope="row">
        <code>
          <b>{name}</b>
        </code>
        <Badges badges={badges} />
      </th>
      <td>
        <code className="tok-number">{value}</code>
      </td>
      <td>
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
