import CaptureCards from '@theme/CaptureCards';
import type {ReactNode} from 'react';
import type {NamespacePageView} from '../../view';
import BreakableName from './BreakableName';
import Family from './Family';
import Html from './Html';
import LinkList from './LinkList';
import TypeList from './TypeList';
import WordsBlocks from './WordsBlocks';
import SectionHeading from './SectionHeading';

export default function NamespaceArticle({view}: {readonly view: NamespacePageView}): ReactNode {
  const {name, assembly, summaryHtml, remarks, topics, families, namespaces} = view;
  const firstWithCaptures = topics.find(({captures}) => captures.length > 0)?.id;
  return (
    <>
      <header className="api-head">
        <h1>
          <BreakableName place="heading">{name}</BreakableName>
        </h1>
        <p className="api-kind">namespace</p>
      </header>
      {summaryHtml !== undefined && <Html as="p" className="api-summary" html={summaryHtml} />}
      <ul className="api-foot">
        <li>{`Assembly ${assembly}`}</li>
      </ul>
      <WordsBlocks words={remarks} />
      {namespaces.length > 0 && (
        <div className="api-row">
          <span className="api-label">Nested namespaces</span>
          <LinkList links={namespaces} />
        </div>
      )}
      {topics.map(({id, title, summary, words, types, captures}) => (
        <section key={id}>
          <SectionHeading id={id}>{title}</SectionHeading>
          <p>{summary}</p>
          {words.length > 0 && (
            <div className="api-comparison">
              <WordsBlocks words={words} />
            </div>
          )}
          <TypeList types={types} />
          {captures.length > 0 && <CaptureCards cards={captures} hasFirstPicture={id === firstWithCaptures} />}
        </section>
      ))}
      {families.length > 0 && (
        <section>
          <SectionHeading id="families">Inheritance</SectionHeading>
          {families.map((root, index) => (
            <Family key={index} root={root} />
          ))}
        </section>
      )}
    </>
  );
}
