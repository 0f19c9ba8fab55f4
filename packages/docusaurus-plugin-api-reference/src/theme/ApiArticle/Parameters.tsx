import type {ReactNode} from 'react';
import type {MemberView} from '../../view';
import ApiLink from './ApiLink';
import Html from './Html';

type Props = Pick<MemberView, 'parameters' | 'typeParameters' | 'returnsHtml'> &
  Partial<Pick<MemberView, 'exceptions'>>;

/** Parameters, results and exceptions; types and defaults are in the declaration. */
export default function Parameters({parameters, typeParameters, returnsHtml, exceptions = []}: Props): ReactNode {
  if (parameters.length + typeParameters.length + exceptions.length === 0 && returnsHtml === undefined) return null;
  return (
    <dl>
      {typeParameters.map(({name, html}) => (
        <Entry key={name} term={<code className="tok-type">{name}</code>} html={html} />
      ))}
      {parameters.map(({name, html}) => (
        <Entry key={name} term={<code>{name}</code>} html={html} />
      ))}
      {returnsHtml !== undefined && <Entry term="Returns" html={returnsHtml} />}
      {exceptions.map(({type, html}) => (
        <Entry
          key={html}
          term={
            <>
              {'Throws '}
              <ApiLink to={type} />
            </>
          }
          html={html}
        />
      ))}
    </dl>
  );
}

function Entry({term, html}: {readonly term: ReactNode; readonly html: string}): ReactNode {
  return (
    <div>
      <dt>{term}</dt>
      <Html as="dd" html={html} />
    </div>
  );
}
