import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Fragment, type ReactNode} from 'react';
import type {MemberView} from '../../view';
import ApiLink from './ApiLink';
import Badges from './Badges';
import Declaration from './Declaration';
import Html from './Html';
import Parameters from './Parameters';
import See from './See';
import WordsBlocks from './WordsBlocks';

interface Props {
  readonly member: MemberView;
  /** The heading above has this member's anchor. */
  readonly hasGroupAnchor: boolean;
}

/** One overload, with all that is known of it. */
export default function Member({member, hasGroupAnchor}: Props): ReactNode {
  const {anchor, declaration, badges, obsolete, summaryHtml, remarks, see, relations, source} = member;
  useBrokenLinks().collectAnchor(anchor);
  return (
    <div className="api-member" id={hasGroupAnchor ? undefined : anchor}>
      <Declaration tokens={declaration} />
      <Badges badges={badges} />
      {obsolete !== undefined && <Html as="p" className="api-obsolete" html={obsolete} />}
      {summaryHtml !== undefined && <Html as="p" html={summaryHtml} />}
      <Parameters {...member} />
      <WordsBlocks words={remarks} />
      <See links={see} />
      <Foot relations={relations} source={source} />
    </div>
  );
}

/** Most members have nothing here but their source: a list for one would cost a long page its bytes. */
function Foot({relations, source}: Pick<MemberView, 'relations' | 'source'>): ReactNode {
  const link = <a href={source.href}>Source</a>;
  if (relations.length === 0) return <p className="api-foot">{link}</p>;
  return (
    <ul className="api-foot">
      {relations.map(({label, links}) => (
        <li key={label}>
          {`${label} `}
          {links.map((to, index) => (
            <Fragment key={index}>
              {index > 0 && ', '}
              <ApiLink to={to} />
            </Fragment>
          ))}
        </li>
      ))}
      <li>{link}</li>
    </ul>
  );
}
