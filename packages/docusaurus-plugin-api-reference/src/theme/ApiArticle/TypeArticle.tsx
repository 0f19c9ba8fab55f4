import type {ReactNode} from 'react';
import {counted} from 'api-model';
import type {Link, TypePageView, Words} from '../../view';
import ApiLink from './ApiLink';
import Badges from './Badges';
import BreakableName from './BreakableName';
import Declaration from './Declaration';
import EnumMembers from './EnumMembers';
import Extensions from './Extensions';
import Family from './Family';
import Html from './Html';
import Inherited from './Inherited';
import InlineLinks from './InlineLinks';
import LinkList from './LinkList';
import MemberFilter from './MemberFilter';
import MemberList from './MemberList';
import MemberSection from './MemberSection';
import Notes from './Notes';
import Parameters from './Parameters';
import Removed from './Removed';
import See from './See';
import TypeList from './TypeList';
import WordsBlocks from './WordsBlocks';
import SectionHeading from './SectionHeading';

/** Pages with fewer members have no filter, because reading them is faster. */
const minFilteredMembers = 8;

export default function TypeArticle({view}: {readonly view: TypePageView}): ReactNode {
  const {sections, inherited} = view;
  const count = countOf([...sections.map(({groups}) => groups.length), ...inherited.map((origin) => origin.count)]);
  const filter = count >= minFilteredMembers && (
    <MemberFilter sections={sections} hasInherited={inherited.length > 0} />
  );
  return (
    <>
      <Head view={view} />
      <WordsBlocks words={view.introduction} />
      <Notes notes={view.notes} />
      <See links={view.see} />
      <MemberList view={view} filter={filter} />
      <Remarks words={view.remarks} />
      {view.enumMembers.length > 0 && <EnumMembers members={view.enumMembers} flags={view.flags} />}
      {view.nestedTypes.length > 0 && (
        <section>
          <SectionHeading id="nested-types">Nested types</SectionHeading>
          <TypeList types={view.nestedTypes} />
        </section>
      )}
      {view.memberList.length === 0 && filter}
      {sections.map((section) => (
        <MemberSection key={section.id} section={section} isListed={view.memberList.length > 0} />
      ))}
      <Inherited inherited={inherited} />
      {view.extensions && <Extensions extensions={view.extensions} />}
      <Relatives view={view} />
      {view.removed && <Removed removed={view.removed} />}
      <UsedBy view={view} />
    </>
  );
}

/** What a type is. On a wide screen its capture is beside it. */
function Head({view}: {readonly view: TypePageView}): ReactNode {
  const {kind, name, badges, obsolete, summaryHtml, declaration} = view;
  const hasCapture = view.introduction.some((block) => block.kind === 'capture' && block.capture !== undefined);
  return (
    <div className={hasCapture ? 'api-lead api-captured' : 'api-lead'}>
      <header className="api-head">
        <h1>
          <BreakableName place="heading">{name}</BreakableName>
        </h1>
        <p className="api-kind">{kind}</p>
      </header>
      <Badges badges={badges} />
      {obsolete !== undefined && <Html as="p" className="api-obsolete" html={obsolete} />}
      {summaryHtml !== undefined && <Html as="p" className="api-summary" html={summaryHtml} />}
      <Declaration tokens={declaration} />
      <Parameters {...view} />
      <Facts view={view} />
    </div>
  );
}

/** What readers look for first, then where the type is declared. */
function Facts({view}: {readonly view: TypePageView}): ReactNode {
  const {bases, derivedCount, memberList, namespace, assembly, sources} = view;
  const count = countOf(memberList.map(({rows}) => rows.length));
  return (
    <ul className="api-foot">
      {count > 0 && (
        <li>
          <a href="#members">{`${count} members`}</a>
        </li>
      )}
      {derivedCount > 0 && (
        <li>
          <a href="#family">{counted(derivedCount, 'derived type')}</a>
        </li>
      )}
      {bases.length > 0 && (
        <li>
          {'Inherits from '}
          <InlineLinks links={bases} />
        </li>
      )}
      <li>
        {'Namespace '}
        <ApiLink to={namespace} />
      </li>
      <li>{`Assembly ${assembly}`}</li>
      <Sources sources={sources} />
    </ul>
  );
}

/** The files that declare a type. Of types that differ by platform there are up to six, which are folded. */
function Sources({sources}: {readonly sources: readonly Link[]}): ReactNode {
  if (sources.length <= 2)
    return sources.map(({href, text}) => (
      <li key={href}>
        <a href={href}>{text}</a>
      </li>
    ));
  return (
    <li>
      <details>
        <summary>{`${sources.length} source files`}</summary>
        <InlineLinks links={sources} />
      </details>
    </li>
  );
}

function countOf(counts: readonly number[]): number {
  return counts.reduce((sum, some) => sum + some, 0);
}

function Remarks({words}: {readonly words: Words}): ReactNode {
  if (words.length === 0) return null;
  return (
    <section>
      <SectionHeading id="remarks">Remarks</SectionHeading>
      <WordsBlocks words={words} />
    </section>
  );
}

function Relatives({view: {family, interfaces, implementers}}: {readonly view: TypePageView}): ReactNode {
  if (!family && interfaces.length + implementers.length === 0) return null;
  return (
    <section>
      <SectionHeading id="family">Inheritance</SectionHeading>
      {family && <Family root={family} />}
      {interfaces.length > 0 && <Row label="Implements" links={interfaces} />}
      {implementers.length > 0 && <Row label="Implemented by" links={implementers} />}
    </section>
  );
}

function UsedBy({view: {usedBy, placeCount}}: {readonly view: TypePageView}): ReactNode {
  if (usedBy.length === 0) return null;
  return (
    <section>
      <SectionHeading id="used-by">Used by</SectionHeading>
      {usedBy.map(({title, links, prose}) => (
        <Row key={title} label={title} links={links} prose={prose} />
      ))}
      {placeCount > 0 && <p data-api-places="">{`Used in ${counted(placeCount, 'place')} in pages and samples.`}</p>}
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly links: readonly (Link | string)[];
  readonly prose?: boolean;
}

function Row({label, links, prose}: RowProps): ReactNode {
  return (
    <div className="api-row">
      <span className="api-label">{label}</span>
      <LinkList links={links} prose={prose} />
    </div>
  );
}
