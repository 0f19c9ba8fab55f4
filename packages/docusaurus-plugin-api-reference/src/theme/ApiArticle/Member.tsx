import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import type {MemberView} from '../../view';
import Badges from './Badges';
import Declaration from './Declaration';
import Html from './Html';
import InlineLinks from './InlineLinks';
import Notes from './Notes';
import Parameters from './Parameters';
import See from './See';
import SourceLink from './SourceLink';
import WordsBlocks from './WordsBlocks';

interface Props {
  readonly member: MemberView;
  /** The heading above has this member's anchor. */
  readonly hasGroupAnchor: boolean;
}

/** One overload with all its details. */
export default function Member({member, hasGroupAnchor}: Props): ReactNode {
  const {anchor, declaration, badges, obsolete, summaryHtml, remarks, notes, see, relations, source} = member;
  useBrokenLinks().collectAnchor(anchor);
  const isBrief = summaryHtml === undefined && member.parameters.length === 0;
  return (
    <div className={isBrief ? 'api-member api-brief' : 'api-member'} id={hasGroupAnchor ? undefined : anchor}>
      <Declaration tokens={declaration} />
      <Badges badges={badges} />
      {obsolete !== undefined && <Html as="p" className="api-obsolete" html={obsolete} />}
      {summaryHtml !== undefined && <Html as="p" html={summaryHtml} />}
      <Parameters {...member} />
      <WordsBlocks words={remarks} />
      <Notes notes={notes} />
      <See links={see} />
      <Foot relations={relations} source={source} />
    </div>
  );
}

/** The end of a member. Most have only a source link, which needs no list; this saves bytes on long pages. */
function Foot({relations, source}: Pick<MemberView, 'relations' | 'source'>): ReactNode {
  const link = <SourceLink href={source.href} />;
  if (relations.length === 0) return <p className="api-foot">{link}</p>;
  return (
    <ul className="api-foot">
      {relations.map(({label, links}) => (
        <li key={label}>
          {`${label} `}
          <InlineLinks links={links} />
        </li>
      ))}
      <li>{link}</li>
    </ul>
  );
}
