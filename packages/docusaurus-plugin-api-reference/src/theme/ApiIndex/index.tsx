import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {Fragment, type ReactNode} from 'react';
import '../../client/filterIndex';
import type {IndexedType, IndexView} from '../../overview';
import './index.css';

/** All types from A to Z. The view is put here as JSON by remarkApiComponents. */
export default function ApiIndex({view = '{"letters":[],"count":0}'}: {readonly view?: string}): ReactNode {
  const {letters, count} = JSON.parse(view) as IndexView;
  return (
    <div className="api-index">
      <search className="api-filter" data-index-filter="" aria-label="All types">
        <label>
          <span className="visually-hidden">Filter types by name</span>
          <input
            type="search"
            name="text"
            placeholder={`Filter ${count} types`}
            autoComplete="off"
            spellCheck={false}
          />
        </label>
        <output aria-live="polite" />
      </search>
      <nav aria-label="Letters">
        <ul className="api-letters">
          {letters.map(({letter}) => (
            <li key={letter}>
              <a href={`#${anchorOf(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {letters.map(({letter, types}) => (
        <Letter key={letter} letter={letter} types={types} />
      ))}
    </div>
  );
}

function Letter({letter, types}: {readonly letter: string; readonly types: readonly IndexedType[]}): ReactNode {
  useBrokenLinks().collectAnchor(anchorOf(letter));
  // The heading itself has no id: the page's contents would list every letter.
  return (
    <section id={anchorOf(letter)} data-letter={letter}>
      <h3>{letter}</h3>
      <ul>
        {types.map(({href, text, title, kind, obsolete}) => (
          <li key={href}>
            <Link to={href} title={title}>
              <code>{obsolete ? <s>{text}</s> : withBreaks(text)}</code>
            </Link>{' '}
            <span className="api-kind">{obsolete ? `obsolete ${kind}` : kind}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A nested type's name may break behind its dots. */
function withBreaks(name: string): ReactNode {
  return name.split(/(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

function anchorOf(letter: string): string {
  return `types-${letter.toLowerCase()}`;
}
