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
  ['CCNode.RunAction', 'a type or member; parts of its name will do: runact, CCSFC'],
  ['title:physics', 'in the title only; also heading, description, keywords, content'],
  ['+sprite animation', 'sprite has to be there'],
  ['jump -box2d', 'without box2d'],
  ['sprit*', 'words that begin so'],
  ['pysics~1', 'one letter may differ'],
  ['jump^2 double', 'jump counts twice'],
] as const;

/** Explains how to search while the query is empty. */
export function QueryHelp({contexts, addressOf}: Props): ReactNode {
  return (
    <>
      <p>Everything can be searched: {contexts.join(', ')}.</p>
      <table>
        <caption>How to ask</caption>
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
