// cspell:ignore runact sprit pysics CCSFC
import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';

interface Props {
  /** Labels of the contexts. */
  readonly contexts: readonly string[];
  /** Returns the address of a query. */
  readonly addressOf: (query: string) => string;
}

const examples = [
  ['play music', 'pages with these words or their other forms'],
  ['CCNode.RunAction', 'a type or member; parts of its name are enough: runact, CCSFC'],
  ['title:physics', 'in the title only; also heading, description, keywords, content'],
  ['+sprite animation', 'must contain sprite'],
  ['jump -box2d', 'without box2d'],
  ['sprit*', 'words that begin with sprit'],
  ['pysics~1', 'one letter may differ'],
  ['jump^2 double', 'jump has twice the weight'],
] as const;

/** British lists have no comma before "and", as our texts don't either. */
const list = new Intl.ListFormat('en-GB');

/** Explains how to search while the query is empty. */
export function QueryHelp({contexts, addressOf}: Props): ReactNode {
  return (
    <>
      <p>You can search {list.format(contexts)}.</p>
      <table>
        <caption>Search syntax</caption>
        <tbody>
          {examples.map(([query, meaning]) => (
            <tr key={query}>
              <th scope="row">
                <Link to={addressOf(query)} autoAddBaseUrl={false} data-noBrokenLinkCheck>
                  <code>{query}</code>
                </Link>
              </th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
