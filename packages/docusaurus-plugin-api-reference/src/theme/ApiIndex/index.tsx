import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import '../../client/filterIndex';
import type {IndexedType, IndexView} from '../../overview';
import BreakableName from '../ApiArticle/BreakableName';
import './index.css';

/** All types from A to Z. remarkApiComponents adds the view as JSON. */
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
  // The heading itself has no id, because the page's contents would list every letter.
  return (
    <section id={anchorOf(letter)} data-letter={letter}>
      <h3>{letter}</h3>
      <ul>
        {types.map(({href, text, title, kind, obsolete}) => (
          <li key={href}>
            <Link to={href} title={title}>
              <code>{obsolete ? <s>{text}</s> : <BreakableName>{text}</BreakableName>}</code>
            </Link>{' '}
            <span className="api-kind">{obsolete ? `obsolete ${kind}` : kind}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function anchorOf(letter: string): string {
  return `types-${letter.toLowerCase()}`;
}
